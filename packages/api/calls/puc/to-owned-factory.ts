/** A factory of the caller's in the shape of spec §3. */
import type { OwnedFactory } from "@emberlode/contract";
import { type FactoryState, safetyLeft } from "@emberlode/game";
import { isoTime } from "../../services/accounts/status.ts";

/** The owner's facts that appear on their factories. */
interface Owner {
  /** Shown on a base only. */
  rank: number | null;
  /** Milliseconds; 0 for none. */
  shieldUntil: number;
}

/** A factory as its owner sees it now. */
export function toOwnedFactory(
  factory: FactoryState,
  { rank, shieldUntil }: Owner,
  now: number,
): OwnedFactory {
  const { id, ownerId, type, x, y, lvl, slots, fallsFreeAt = 0 } = factory;
  const safeFor = safetyLeft(factory, shieldUntil, now);
  return {
    _id: String(id),
    user: String(ownerId),
    factory: { type, x, y },
    lvl,
    slots,
    rank: type === "base" ? rank : null,
    safeUntil: safeFor > 0 ? isoTime(now + safeFor) : null,
    fallsFreeAt: fallsFreeAt > 0 ? isoTime(fallsFreeAt) : null,
  };
}
