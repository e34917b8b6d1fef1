/** Exploring a mirage (spec §9, rules §8). */

import { addCount } from "../by-id.ts";
import { MIRAGE } from "../catalogue/limits.ts";
import { utcDay } from "../game-time.ts";
import { type Amounts, RESOURCES, type Resource, singleAmount } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { LedgerEntry, PlayerPatch, PlayerState } from "../state.ts";
import { isSameCell } from "../world/grid.ts";
import { write } from "../writes.ts";
import { type Ground, isEmptyField } from "./tools/ground.ts";

export interface ExploreMirageState {
  player: PlayerState;
  /** The field that the player stands on, as stored in the map. */
  field: Ground;
}

/** The payout, with the resources carried afterward. */
export interface ExploreMirageOutcome extends Amounts {
  type: Resource;
  /** 9,999. */
  amount: number;
  /** Counter of the provable roll. */
  roll: number;
}

export type ExploreMirageRefusal = "NO_MIRAGE";

/**
 * Explores the mirage offered on the player's field: 9,999 of metal or energy at even odds, by a
 * provable roll, once per UTC day. This ends the mirage. Refuses with `NO_MIRAGE` (none is offered
 * here, a base has been built on it, or today's was already explored). Source: spec §9, rules
 * §8, §16.
 */
export function exploreMirage(
  { player, field }: ExploreMirageState,
  _input: unknown,
  { now, random }: Env,
): Result<ExploreMirageOutcome, ExploreMirageRefusal> {
  const { x, y, mirageX, mirageY, mirageDay } = player;
  const today = utcDay(now);
  const isHere = mirageX === x && mirageY === y && isSameCell(player, field);
  if (!isHere || !isEmptyField(field) || mirageDay >= today) {
    return { ok: false, code: "NO_MIRAGE" };
  }

  const type = random.pick(RESOURCES);
  const amount = MIRAGE.reward;
  const carried = addCount(player.carried, type, amount);
  const set: PlayerPatch = {
    mirageX: null,
    mirageY: null,
    mirageDay: today,
    rolls: player.rolls + 1,
    carried,
  };
  const entry: LedgerEntry = {
    playerId: player.id,
    kind: "mirage",
    ...singleAmount(type, amount),
    detail: { x, y, resource: type, roll: player.rolls },
  };
  return {
    ok: true,
    changes: [write("player", { id: player.id, set }), write("ledger", entry)],
    outcome: { type, amount, ...carried, roll: player.rolls },
  };
}
