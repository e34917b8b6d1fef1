/** Digging for metal and energy (spec §4, §7, rules §4). */

import { addCount } from "../by-id.ts";
import { type DigEffort, SPENT_MS } from "../catalogue/limits.ts";
import { type Amounts, type Resource, singleAmount } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { FieldState, LedgerEntry, PlayerState, Position } from "../state.ts";
import { cellIndex, isSameCell } from "../world/grid.ts";
import { write, writeAll } from "../writes.ts";
import { countersToday } from "./daily-counters.ts";
import { digsLeftToday, digYield, isEffortAvailable } from "./dig-yield.ts";
import { type Fatigue, fatigueAfter } from "./fatigue.ts";
import { creditPatch, payWaitingCredit, referralCredit } from "./referral-credit.ts";
import { veinPays } from "./veins.ts";
import { waitLeft } from "./waits.ts";

export interface DigState {
  player: PlayerState;
  /** The field at `input.field`, as stored in the map. */
  field: Pick<FieldState, "x" | "y" | "type">;
  /** Whether the day's seed puts a vein here. */
  vein: boolean;
  /** When the player can use the field again; null for never used. */
  spentUntil: number | null;
  /** The player `player.referrerId`, or null. */
  referrer: PlayerState | null;
}

export interface DigInput {
  type: Resource;
  field: Position;
  /** Number of the day's digs that this one uses. */
  effort: DigEffort;
}

/** The result of a dig, with the resources carried afterward. */
export interface DigOutcome extends Amounts {
  /** Yield of `input.type`, after fatigue, vein and effort. */
  gathered: number;
  effort: DigEffort;
  /** Whether a vein doubled the yield. */
  vein: boolean;
  /** Veins dug today, this one included. */
  veins: number;
  /** When the player can dig here again. */
  spentUntil: number;
  /** Fatigue of the next dig. */
  fatigue: Fatigue;
  /** Waiting referral credit that was paid to the player by this dig. */
  creditPaid: Amounts;
}

export type DigRefusal = "NOT_HERE" | "WRONG_FIELD" | "SPENT" | "TIRED";

/** A uniform integer in the player's range for the resource, before fatigue. */
function roll(player: PlayerState, resource: Resource, { random }: Env): number {
  return random.int(player.digMin[resource], player.digMax[resource]);
}

/** The gain of a dig. */
interface DigGain {
  resource: Resource;
  gathered: number;
  effort: DigEffort;
  /** The vein's cell; null if none paid. */
  vein: Position | null;
}

/** The player with the dig added to today's counters and the carried resources. */
function withDigGain(
  player: PlayerState,
  { resource, gathered, effort, vein }: DigGain,
  now: number,
) {
  const today = countersToday(player, now);
  const veins = vein === null ? today.veins : [...today.veins, cellIndex(vein)];
  const carried = addCount(player.carried, resource, gathered);
  const dug = addCount(today.dug, resource, gathered);
  return { ...player, ...today, digs: today.digs + effort, veins, carried, dug };
}

/**
 * One dig on the player's field. Rolls as many uniform integers of the player's range as the effort
 * says, each divided by fatigue and doubled by a vein, less the effort penalty. Spends the field
 * for `SPENT_MS.dig` and credits the referrer with a tenth. Refuses with `NOT_HERE` (another
 * field), `WRONG_FIELD` (not a field of that resource), `SPENT` (with the time left) and `TIRED`
 * (effort above 1 that exceeds what is left of the day's first 1,000 digs).
 */
export function dig(state: DigState, input: DigInput, env: Env): Result<DigOutcome, DigRefusal> {
  const { player, field, spentUntil, referrer } = state;
  const { now } = env;
  if (!isSameCell(player, input.field) || !isSameCell(player, field)) {
    return { ok: false, code: "NOT_HERE" };
  }
  if (field.type !== input.type) return { ok: false, code: "WRONG_FIELD" };
  const cooldownMs = waitLeft(spentUntil ?? 0, SPENT_MS.dig, now);
  if (cooldownMs > 0) return { ok: false, code: "SPENT", waitMs: cooldownMs };

  const { type: resource, effort } = input;
  const { digs: used } = countersToday(player, now);
  if (!isEffortAvailable(effort, used)) {
    return { ok: false, code: "TIRED", left: digsLeftToday(used) };
  }

  const vein = state.vein && veinPays(player, field, now);
  const gathered = digYield({ used, effort, vein }, () => roll(player, resource, env));
  const digger = withDigGain(
    player,
    { resource, gathered, effort, vein: vein ? field : null },
    now,
  );
  const { player: after, ...creditPayment } = payWaitingCredit(digger);
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
      divisor: fatigueAfter(after.digs - 1).divisor,
      ...(effort > 1 && { effort }),
      ...(vein && { vein }),
    },
    ...singleAmount(resource, gathered),
  };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set: creditPatch(player, after) }),
      ...(credit && referrer ? [write("player", { id: referrer.id, set: credit.patch })] : []),
      write("cooldown", { playerId: player.id, x, y, until }),
      write("ledger", entry),
      ...writeAll("ledger", creditPayment.ledger),
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
      fatigue: fatigueAfter(after.digs),
      creditPaid: creditPayment.paid,
    },
  };
}
