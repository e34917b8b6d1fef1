/** Looking up what a ledger row names in the catalogue. */

/** The entry of this id, and the id; null for what the catalogue does not (or no longer) have. */
export function entryOf<Id extends string, Entry>(
  catalogue: Readonly<Record<Id, Entry>>,
  id: unknown,
): { id: Id; entry: Entry } | null {
  for (const known in catalogue) {
    if (known === id) return { id: known, entry: catalogue[known] };
  }
  return null;
}
