/** Records keyed by the ids of tools, units or parts. */

/** One value per id. */
export type ById<Id extends string, Value> = Readonly<Record<Id, Value>>;

/** One count per id. */
export type Counts<Id extends string> = ById<Id, number>;

/** Builds a record by calling `of` for each id, in list order. */
export function byId<Id extends string, Value>(
  ids: readonly Id[],
  toValue: (id: Id, index: number) => Value,
): ById<Id, Value> {
  return Object.fromEntries(ids.map((id, index) => [id, toValue(id, index)])) as ById<Id, Value>;
}

/** A copy of the counts with `more` added to one id. `more` may be negative. */
export function addCount<Id extends string>(
  counts: Counts<Id>,
  id: NoInfer<Id>,
  more: number,
): Counts<Id> {
  return { ...counts, [id]: counts[id] + more };
}
