/** A list in batches of at most `size`, in order. */
export function batches<Item>(list: readonly Item[], size: number): (readonly Item[])[] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, part) => list.slice(part * size, (part + 1) * size));
}

/**
 * Rows per insert. Each number of rows is a separate prepared statement, so most inserts have this
 * one.
 */
export const ROWS_PER_INSERT = 100;
