// How the server says what changed (docs/protocol.md, "What the server says").

type Value = unknown;
type Keyed = Record<string, Value>;

/** The value after the change. What did not change is the same object as before. */
export function changed(value: Value, delta: Value): Value {
  if (Array.isArray(delta)) {
    return delta[0];
  }
  if (delta === null || typeof delta !== 'object') {
    return delta;
  }
  return Array.isArray(value)
    ? changedList(value, delta as Keyed)
    : changedObject((value ?? {}) as Keyed, delta as Keyed);
}

function changedObject(value: Keyed, delta: Keyed): Keyed {
  const next: Keyed = { ...value };
  for (const [key, part] of Object.entries(delta)) {
    if (Array.isArray(part) && part.length === 0) {
      delete next[key];
    } else {
      next[key] = changed(next[key], part);
    }
  }
  return next;
}

type Cut = [at: number, removed: number, inserted: Value[]];

function changedList(value: Value[], delta: Keyed): Value[] {
  const next = [...value];
  for (const [at, removed, inserted] of (delta.cut ?? []) as Cut[]) {
    next.splice(at, removed, ...inserted);
  }
  for (const [key, values] of Object.entries((delta.each ?? {}) as Record<string, Value[]>)) {
    for (let index = 0; index < next.length; index++) {
      const item = { ...(next[index] as Keyed) };
      if (values.length === 0) {
        delete item[key];
      } else {
        item[key] = values[index];
      }
      next[index] = item;
    }
  }
  for (const [position, part] of Object.entries(delta)) {
    if (position !== 'cut' && position !== 'each') {
      const index = Number(position);
      next[index] = changed(next[index], part);
    }
  }
  return next;
}
