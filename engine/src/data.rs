//! Data files that people can read and edit: sheets parted by tabs, checked as they are read. What is
//! wrong is named with its file, line and column.

use std::fmt;
use std::str::FromStr;

/// An enum whose values are words in the data files.
#[macro_export]
macro_rules! words {
    ($(#[$about:meta])* $name:ident: $what:literal { $($(#[$doc:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $word)] $value,)+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$value),+];

            /// The word for it in data files, actions and records.
            pub const fn id(self) -> &'static str {
                match self { $($name::$value => $word),+ }
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;

            fn from_str(word: &str) -> Result<$name, String> {
                match word {
                    $($word => Ok($name::$value),)+
                    _ => Err(format!("\"{word}\" is no {}; there is {}", $what, [$($word),+].join(", "))),
                }
            }
        }
    };
}

/// What is wrong in a data file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The file.
    pub file: &'static str,
    /// The line, from 1.
    pub line: usize,
    /// The column's heading, or what else the place is called.
    pub field: String,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DataError { file, line, field, reason } = self;
        write!(f, "{file} line {line}, {field}: {reason}")
    }
}

impl std::error::Error for DataError {}

/// What stands in a column that has nothing.
pub const NOTHING: &str = "-";

/// A data file: its name and the headings of its columns.
#[derive(Debug)]
pub struct Sheet {
    /// The file.
    pub file: &'static str,
    /// The headings.
    pub columns: &'static [&'static str],
}

/// One line of a sheet, split into its fields.
#[derive(Debug)]
pub struct Row<'a> {
    sheet: &'static Sheet,
    line: usize,
    fields: Vec<&'a str>,
}

impl Sheet {
    /// The rows below the heading, at least one; `#` begins a comment.
    pub fn rows<'a>(&'static self, text: &'a str) -> Result<Vec<Row<'a>>, DataError> {
        let mut rows = text
            .lines()
            .zip(1..)
            .filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'))
            .map(|(line, number)| Row {
                sheet: self,
                line: number,
                fields: line.split('\t').collect(),
            });
        match rows.next() {
            Some(row) if row.fields == self.columns => {}
            found => {
                let line = found.map_or(1, |row| row.line);
                let reason = format!("the heading should be {}", self.columns.join(" "));
                return Err(self.error(line, self.columns[0], reason));
            }
        }
        let rows: Vec<Row<'a>> = rows.collect();
        for row in &rows {
            let (found, wanted) = (row.fields.len(), self.columns.len());
            if found != wanted {
                let field = self.columns[found.min(wanted - 1)];
                return Err(row.error(field, format!("{found} fields where {wanted} belong")));
            }
        }
        if rows.is_empty() {
            let reason = "nothing below the heading".to_string();
            return Err(self.error(1, self.columns[0], reason));
        }
        Ok(rows)
    }

    fn error(&self, line: usize, field: &'static str, reason: String) -> DataError {
        DataError { file: self.file, line, field: field.into(), reason }
    }
}

impl<'a> Row<'a> {
    /// Something wrong in this line.
    pub fn error(&self, field: &'static str, reason: impl Into<String>) -> DataError {
        self.sheet.error(self.line, field, reason.into())
    }

    /// What stands in a column.
    pub fn text(&self, field: &'static str) -> &'a str {
        let column = self.sheet.columns.iter().position(|&column| column == field);
        self.fields[column.expect("a column of this sheet")]
    }

    /// What stands in a column where something belongs.
    pub fn filled(&self, field: &'static str) -> Result<&'a str, DataError> {
        match self.text(field) {
            "" | NOTHING => Err(self.error(field, "there is nothing where something belongs")),
            text => Ok(text),
        }
    }

    /// A column where nothing belongs.
    pub fn nothing(&self, field: &'static str) -> Result<(), DataError> {
        match self.text(field) {
            NOTHING => Ok(()),
            text => Err(self.error(field, format!("\"{text}\" where nothing belongs"))),
        }
    }

    /// One of the words of an enum.
    pub fn word<T: FromStr<Err = String>>(&self, field: &'static str) -> Result<T, DataError> {
        self.filled(field)?.parse().map_err(|reason| self.error(field, reason))
    }

    /// A number.
    pub fn number<T: FromStr>(&self, field: &'static str) -> Result<T, DataError> {
        let text = self.filled(field)?;
        text.parse()
            .map_err(|_| self.error(field, format!("\"{text}\" is no number that fits here")))
    }

    /// A number above zero.
    pub fn above_zero(&self, field: &'static str) -> Result<i64, DataError> {
        match self.number(field)? {
            number if number > 0 => Ok(number),
            number => Err(self.error(field, format!("{number} is not more than 0"))),
        }
    }

    /// A number from 1 to `most`.
    pub fn amount(&self, field: &'static str, most: i64) -> Result<i64, DataError> {
        match self.number(field)? {
            number if (1..=most).contains(&number) => Ok(number),
            number => Err(self.error(field, format!("{number} is not from 1 to {most}"))),
        }
    }

    /// Checks that a column has what a rule fixes.
    pub fn same<T: PartialEq + fmt::Display>(
        &self,
        field: &'static str,
        found: T,
        wanted: T,
        rule: &str,
    ) -> Result<(), DataError> {
        if found == wanted {
            return Ok(());
        }
        Err(self.error(field, format!("{found} where the rules say {wanted} ({rule})")))
    }

    /// Yes or no.
    pub fn yes_or_no(&self, field: &'static str) -> Result<bool, DataError> {
        match self.text(field) {
            "yes" => Ok(true),
            "no" => Ok(false),
            other => Err(self.error(field, format!("\"{other}\" is neither yes nor no"))),
        }
    }

    /// The parts of a field that lists things with commas; none for `-`.
    pub fn list(&self, field: &'static str) -> Result<Vec<&'a str>, DataError> {
        match self.text(field) {
            NOTHING => Ok(Vec::new()),
            "" => Err(self.error(field, "there is nothing where something belongs")),
            text => Ok(text.split(',').map(str::trim).collect()),
        }
    }

    /// Words with numbers, `mine 2, excavating-plant 5`; every number is within `bounds` and not 0.
    pub fn pairs(
        &self,
        field: &'static str,
        (least, most): (i64, i64),
    ) -> Result<Vec<(&'a str, i64)>, DataError> {
        let read = |part: &'a str| -> Result<(&'a str, i64), DataError> {
            let pair = part.rsplit_once(' ').and_then(|(word, number)| {
                Some((word.trim(), number.parse().ok().filter(|&number: &i64| number != 0)?))
            });
            let (word, number) = pair
                .ok_or_else(|| self.error(field, format!("\"{part}\" is no word with a number")))?;
            if !(least..=most).contains(&number) {
                let reason = format!("{number} of {word} is not from {least} to {most}");
                return Err(self.error(field, reason));
            }
            Ok((word, number))
        };
        self.list(field)?.into_iter().map(read).collect()
    }
}

/// Checks that no two rows have the same in this column, and each has something.
pub fn check_ids(rows: &[Row<'_>], field: &'static str) -> Result<(), DataError> {
    for (index, row) in rows.iter().enumerate() {
        let id = row.filled(field)?;
        if rows[..index].iter().any(|other| other.text(field) == id) {
            return Err(row.error(field, format!("there is a \"{id}\" already")));
        }
    }
    Ok(())
}

/// Checks that the rows name these words, each once and in order.
pub fn check_order(
    rows: &[Row<'_>],
    field: &'static str,
    words: &[&'static str],
) -> Result<(), DataError> {
    for (row, &word) in rows.iter().zip(words) {
        if row.text(field) != word {
            return Err(row.error(field, format!("should be {word}")));
        }
    }
    match rows.len() {
        found if found == words.len() => Ok(()),
        found => {
            let row = rows.get(words.len()).or(rows.last()).expect("a sheet has rows");
            Err(row.error(field, format!("{found} of them where {} belong", words.len())))
        }
    }
}

/// Checks that a sheet holds exactly `wanted` of something: names the row that is one too many, or
/// the last row if some are missing. `counts` has how many each row adds.
pub fn check_count(
    rows: &[Row<'_>],
    counts: impl Iterator<Item = usize>,
    field: &'static str,
    what: &str,
    wanted: usize,
) -> Result<(), DataError> {
    let mut found = 0;
    let mut at = None;
    for (row, count) in rows.iter().zip(counts) {
        found += count;
        if found > wanted && at.is_none() {
            at = Some(row);
        }
    }
    match at.or(rows.last()) {
        Some(row) if found != wanted => {
            Err(row.error(field, format!("{found} of {what} where {wanted} belong")))
        }
        _ => Ok(()),
    }
}
