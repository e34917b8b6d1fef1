/** Values by the ids of what they are of: how many of each tool, unit or part. */

/** A value for each id. */
export type ById<Id extends string, Value> = Readonly<Record<Id, Value>>;

/** How many of each. */
export type Counts<Id extends string> = ById<Id, number>;

/** A value made for each id, in the order of the list. */
export function byId<Id extends string, Value>(
  ids: readonly Id[],
  of: (id: Id, index: number) => Value,
): ById<Id, Value> {
  return Object.fromEntries(ids.map((id, index) => [id, of(id, index)])) as ById<Id, Value>;
}

/** The same counts with so many more (or, negative, fewer) of one. */
export function plus<Id extends string>(
  counts: Counts<Id>,
  id: NoInfer<Id>,
  more: number,
): Counts<Id> {
  return { ...counts, [id]: counts[id] + more };
}
