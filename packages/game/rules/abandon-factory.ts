/** Abandoning a factory (spec §4, §7, rules §13). */

import { CAPTURE } from "../catalogue/battle.ts";
import { NO_AMOUNTS } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { FactoryState, PlayerState } from "../state.ts";
import { type FactoryFreed, write } from "../writes.ts";
import { holdAfterRelease } from "./field-hold.ts";

export interface AbandonFactoryState {
  player: PlayerState;
  /** The requested factory; null if it does not exist. */
  factory: FactoryState | null;
}

export type AbandonFactoryRefusal = "NOT_FOUND" | "BASE_STAYS";

/**
 * Abandons a plain factory from anywhere on the map. It becomes free, and its last owner cannot
 * capture it for `CAPTURE.barredMs`. Refuses with `NOT_FOUND` (also for another player's factory)
 * and `BASE_STAYS` (the base).
 */
export function abandonFactory(
  { player, factory }: AbandonFactoryState,
  { now }: Pick<Env, "now">,
): Result<FactoryFreed, AbandonFactoryRefusal> {
  if (factory === null || factory.ownerId !== player.id) return { ok: false, code: "NOT_FOUND" };
  if (factory.type === "base") return { ok: false, code: "BASE_STAYS" };
  const { x, y, lvl, slots } = factory;
  const freed: FactoryFreed = {
    x,
    y,
    lvl,
    slots,
    safeUntil: 0,
    from: player.id,
    to: null,
    hold: holdAfterRelease(factory, now),
    barred: { playerId: player.id, until: now + CAPTURE.barredMs },
  };
  return {
    ok: true,
    changes: [
      write("ledger", {
        playerId: player.id,
        kind: "abandon",
        ...NO_AMOUNTS,
        detail: { x, y, slots },
      }),
      write("factory", freed),
    ],
    outcome: freed,
  };
}
