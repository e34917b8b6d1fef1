/** A factory of the caller's in the shape of spec §3. */
import type { OwnedFactory } from "@emberlode/contract";
import type { FactoryState } from "@emberlode/game";
import { isoTime } from "../../services/accounts/status.ts";

/**
 * What the owner is shown of a factory.
 * @param rank the owner's; only a base shows it
 */
export function toOwnedFactory(
  { id, ownerId, type, x, y, lvl, slots, safeUntil, fallsFreeAt = 0 }: FactoryState,
  rank: number | null,
): OwnedFactory {
  return {
    _id: String(id),
    user: String(ownerId),
    factory: { type, x, y },
    lvl,
    slots,
    rank: type === "base" ? rank : null,
    safeUntil: safeUntil > 0 ? isoTime(safeUntil) : null,
    fallsFreeAt: fallsFreeAt > 0 ? isoTime(fallsFreeAt) : null,
  };
}
