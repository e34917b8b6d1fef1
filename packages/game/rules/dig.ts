/** Digging for metal and energy (spec §4, §7, rules §4). */

import { plus } from "../by-id.ts";
import { type DigEffort, SPENT_MS } from "../catalogue/limits.ts";
import { type Amounts, only, type Resource } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { FieldState, LedgerEntry, PlayerState, Position } from "../state.ts";
import { cellIndex, isSameCell } from "../world/grid.ts";
import { write, writeAll } from "../writes.ts";
import { countersToday } from "./daily-counters.ts";
import { digsLeftToday, digYield, hasStrengthFor } from "./dig-yield.ts";
import { type Fatigue, fatigue } from "./fatigue.ts";
import { creditPatch, payWaiting, referralCredit } from "./referral-credit.ts";
import { veinPays } from "./veins.ts";
import { waitLeft } from "./waits.ts";

export interface DigState {
  player: PlayerState;
  /** The field of `input.field` as the map has it. */
  field: Pick<FieldState, "x" | "y" | "type">;
  /** Whether the day's seed puts a vein there. */
  vein: boolean;
  /** Until when the player has used the field up; null for never. */
  spentUntil: number | null;
  /** The player of `player.referrerId`; null for none. */
  referrer: PlayerState | null;
}

export interface DigInput {
  type: Resource;
  field: Position;
  /** How many of the day's digs this one uses up. */
  effort: DigEffort;
}

/** What a dig brought, with what is carried then. */
export interface DigOutcome extends Amounts {
  /** What this dig yielded of `input.type`, after fatigue, vein and effort. */
  gathered: number;
  effort: DigEffort;
  /** Whether a vein yielded double. */
  vein: boolean;
  /** Veins dug today, this one included. */
  veins: number;
  /** When the field is fresh again for this player. */
  spentUntil: number;
  /** What the next dig meets. */
  fatigue: Fatigue;
  /** Waiting referral credit that was paid to the player with this dig. */
  creditPaid: Amounts;
}

export type DigRefusal = "NOT_HERE" | "WRONG_FIELD" | "SPENT" | "TIRED";

/** A uniform integer in the player's range for the resource, before fatigue. */
function roll(player: PlayerState, resource: Resource, { random }: Env): number {
  return random.int(player.digMin[resource], player.digMax[resource]);
}

/** What a dig adds to its player. */
interface Dug {
  resource: Resource;
  gathered: number;
  effort: DigEffort;
  /** The vein's cell, where one paid. */
  vein: Position | null;
}

/** The player with today's counters and the dig added to them and to the balance. */
function withDug(player: PlayerState, { resource, gathered, effort, vein }: Dug, now: number) {
  const today = countersToday(player, now);
  const veins = vein === null ? today.veins : [...today.veins, cellIndex(vein)];
  const carried = plus(player.carried, resource, gathered);
  const dug = plus(today.dug, resource, gathered);
  return { ...player, ...today, digs: today.digs + effort, veins, carried, dug };
}

/**
 * One dig on the field where the player stands. Yields as many uniform integers of the player's range
 * as the effort says, each divided by fatigue and doubled by a vein, less what the hurry costs; spends
 * the field for 60 minutes; credits the referrer with a tenth. Refuses with `NOT_HERE` (another
 * field), `WRONG_FIELD` (not a field of that resource), `SPENT` (with the time left) and `TIRED` (more
 * than one dig asked, with what is left of the day's first 1,000).
 */
export function dig(state: DigState, input: DigInput, env: Env): Result<DigOutcome, DigRefusal> {
  const { player, field, spentUntil, referrer } = state;
  const { now } = env;
  if (!isSameCell(player, input.field) || !isSameCell(player, field)) {
    return { ok: false, code: "NOT_HERE" };
  }
  if (field.type !== input.type) return { ok: false, code: "WRONG_FIELD" };
  const restsFor = waitLeft(spentUntil ?? 0, SPENT_MS.dig, now);
  if (restsFor > 0) return { ok: false, code: "SPENT", waitMs: restsFor };

  const { type: resource, effort } = input;
  const { digs: used } = countersToday(player, now);
  if (!hasStrengthFor(effort, used)) {
    return { ok: false, code: "TIRED", left: digsLeftToday(used) };
  }

  const vein = state.vein && veinPays(player, field, now);
  const gathered = digYield({ used, effort, vein }, () => roll(player, resource, env));
  const dug = withDug(player, { resource, gathered, effort, vein: vein ? field : null }, now);
  const { player: after, ...waiting } = payWaiting(dug);
  const credit =
    referrer !== null && referrer.id === player.referrerId
      ? referralCredit(referrer, { referee: player, resource, gathered, now })
      : null;

  const { x, y } = field;
  const until = now + SPENT_MS.dig;
  const entry: LedgerEntry = {
    playerId: player.id,
    kind: "dig",
    detail: {
      x,
      y,
      resource,
      divisor: fatigue(after.digs - 1).divisor,
      ...(effort > 1 && { effort }),
      ...(vein && { vein }),
    },
    ...only(resource, gathered),
  };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set: creditPatch(player, after) }),
      ...(credit && referrer ? [write("player", { id: referrer.id, set: credit.patch })] : []),
      write("cooldown", { playerId: player.id, x, y, until }),
      write("ledger", entry),
      ...writeAll("ledger", waiting.ledger),
      ...writeAll("ledger", credit?.ledger ?? []),
      ...(credit ? [write("referral", credit.referral)] : []),
    ],
    outcome: {
      gathered,
      effort,
      vein,
      veins: after.veins.length,
      metal: after.carried.metal,
      energy: after.carried.energy,
      spentUntil: until,
      fatigue: fatigue(after.digs),
      creditPaid: waiting.paid,
    },
  };
}
