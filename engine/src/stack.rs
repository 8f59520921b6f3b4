//! A stack that lies within the state it belongs to and is copied with it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` things, of which the last to come is the first to go. As JSON a list, the first to come
/// first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack<T, const N: usize> {
    list: [Option<T>; N],
    len: u8,
}

impl<T: Copy, const N: usize> Default for Stack<T, N> {
    fn default() -> Stack<T, N> {
        Stack { list: [None; N], len: 0 }
    }
}

impl<T, const N: usize> Stack<T, N> {
    /// Puts one on top; there must be room.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.list[usize::from(self.len)] = Some(item);
        self.len += 1;
    }

    /// Takes the top one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.list[usize::from(self.len)].take()
    }

    /// All of them, the first to come first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.list.iter().flatten()
    }
}

impl<T: Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stack<T, N>, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        if list.len() > N {
            let reason = format!("at most {N} belong in this list, not {}", list.len());
            return Err(serde::de::Error::custom(reason));
        }
        let mut stack = Stack::default();
        list.into_iter().for_each(|item| stack.push(item));
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(items: &[u32]) -> Stack<u32, 3> {
        let mut stack = Stack::default();
        items.iter().for_each(|&item| stack.push(item));
        stack
    }

    #[test]
    fn the_last_to_come_is_the_first_to_go() {
        let mut stack = of(&[1, 2]);
        assert_eq!(stack.pop(), Some(2));
        stack.push(3);
        assert!(stack.iter().eq(&[1, 3]));
        assert_eq!([stack.pop(), stack.pop(), stack.pop()], [Some(3), Some(1), None]);
    }

    #[test]
    fn stacks_of_the_same_things_are_equal_whatever_lay_on_them_before() {
        let mut stack = of(&[1, 2, 3]);
        stack.pop();
        assert_eq!(stack, of(&[1, 2]));
        assert_ne!(stack, of(&[2, 1]));
    }

    #[test]
    fn a_stack_is_written_as_a_list_and_read_with_at_most_so_many() {
        let read = serde_json::from_str::<Stack<u32, 3>>;
        assert_eq!(serde_json::to_string(&of(&[7, 5])).unwrap(), "[7,5]");
        assert_eq!(read("[7,5]").unwrap(), of(&[7, 5]));
        assert_eq!(read("[1,2,3]").unwrap(), of(&[1, 2, 3]));
        let reason = read("[1,2,3,4]").unwrap_err().to_string();
        assert_eq!(reason, "at most 3 belong in this list, not 4");
    }
}
