/** Changes of a factory that stays with its owner. */
import type { FactoryState } from "../state.ts";
import type { FactoryChanged } from "../writes.ts";

/** The change of a held factory that sets only these properties. */
export function keptFactory(
  { x, y, ownerId, lvl, slots, safeUntil }: FactoryState,
  set: Partial<Omit<FactoryChanged, "x" | "y" | "from" | "to">>,
): FactoryChanged {
  return { x, y, from: ownerId, to: ownerId, lvl, slots, safeUntil, ...set };
}
