/** Looks up catalogue entries named by ledger rows. */

/** The entry with this id; null if the catalogue does not have it (any more). */
export function entryOf<Id extends string, Entry>(
  catalogue: Readonly<Record<Id, Entry>>,
  id: unknown,
): { id: Id; entry: Entry } | null {
  for (const known in catalogue) {
    if (known === id) return { id: known, entry: catalogue[known] };
  }
  return null;
}
