/** A list in batches of at most `size`, in order. */
export function batches<Item>(list: readonly Item[], size: number): (readonly Item[])[] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, part) => list.slice(part * size, (part + 1) * size));
}

/** Rows of an insert: each number of rows is a statement of its own, which the database prepares. */
export const ROWS_AT_ONCE = 100;
