import { isSpecialField, type WorldField } from "@emberlode/game";

const known = new WeakMap<readonly WorldField[], readonly WorldField[]>();

/** The special buildings of a world, cached. */
export function landmarksOf(fields: readonly WorldField[]): readonly WorldField[] {
  const landmarks = known.get(fields) ?? fields.filter(({ type }) => isSpecialField(type));
  known.set(fields, landmarks);
  return landmarks;
}
