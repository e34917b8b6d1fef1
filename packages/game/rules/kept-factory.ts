/** Changes of a factory that stays with its owner. */
import type { FactoryState } from "../state.ts";
import type { FactoryChange } from "../writes.ts";

/** The change of a held factory that sets only these properties. */
export function keptFactory(
  { x, y, ownerId, lvl, slots, safeUntil }: FactoryState,
  set: Partial<FactoryChange>,
): FactoryChange {
  return { x, y, from: ownerId, to: ownerId, lvl, slots, safeUntil, ...set };
}
