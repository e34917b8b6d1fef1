/** Digging for metal and energy (spec §4, §7, rules §4). */
import { SPENT_MS } from "../catalogue/limits.ts";
import type { Env, Result } from "../result.ts";
import type { FieldState, LedgerEntry, PlayerState, Position, Resource } from "../state.ts";
import { isSameCell } from "../world/grid.ts";
import { countersToday } from "./daily-counters.ts";
import { type Fatigue, fatigue } from "./fatigue.ts";
import { creditPatch, payWaiting, referralCredit } from "./referral-credit.ts";

export interface DigState {
  player: PlayerState;
  /** The field of `input.field` as the map has it. */
  field: Pick<FieldState, "x" | "y" | "type">;
  /** Until when the player has used the field up; null for never. */
  spentUntil: number | null;
  /** The player of `player.referrerId`; null for none. */
  referrer: PlayerState | null;
}

export interface DigInput {
  type: Resource;
  field: Position;
}

export interface DigOutcome {
  /** What this dig yielded of `input.type`, after fatigue. */
  gathered: number;
  /** The player's new totals. */
  metal: number;
  energy: number;
  /** When the field is fresh again for this player. */
  spentUntil: number;
  /** What the next dig meets. */
  fatigue: Fatigue;
  /** Waiting referral credit that was paid to the player with this dig. */
  creditPaid: Readonly<Record<Resource, number>>;
}

export type DigRefusal = "NOT_HERE" | "WRONG_FIELD" | "SPENT";

/** A uniform integer in the player's range for the resource, before fatigue. */
function roll(player: PlayerState, resource: Resource, { random }: Env): number {
  return resource === "metal"
    ? random.int(player.digMetalMin, player.digMetalMax)
    : random.int(player.digEnergyMin, player.digEnergyMax);
}

/** The player with today's counters and the dig added to them and to the balance. */
function withDug(player: PlayerState, resource: Resource, gathered: number, now: number) {
  const today = { ...player, ...countersToday(player, now) };
  const dug = { ...today, digs: today.digs + 1 };
  return resource === "metal"
    ? { ...dug, metal: dug.metal + gathered, dugMetal: dug.dugMetal + gathered }
    : { ...dug, energy: dug.energy + gathered, dugEnergy: dug.dugEnergy + gathered };
}

/**
 * One dig on the field where the player stands. Yields a uniform integer of the player's range,
 * divided by fatigue; spends the field for 60 minutes; credits the referrer with a tenth.
 * Refuses with `NOT_HERE` (another field), `WRONG_FIELD` (not a field of that resource) and
 * `SPENT` (with the time left).
 */
export function dig(state: DigState, input: DigInput, env: Env): Result<DigOutcome, DigRefusal> {
  const { player, field, spentUntil, referrer } = state;
  const { now } = env;
  if (!isSameCell(player, input.field) || !isSameCell(player, field)) {
    return { ok: false, code: "NOT_HERE" };
  }
  if (field.type !== input.type) return { ok: false, code: "WRONG_FIELD" };
  if (spentUntil !== null && spentUntil > now) {
    return { ok: false, code: "SPENT", waitMs: spentUntil - now };
  }

  const { divisor } = fatigue(countersToday(player, now).digs);
  const gathered = Math.floor(roll(player, input.type, env) / divisor);
  const paid = payWaiting(withDug(player, input.type, gathered, now));
  const after = paid.player;
  const credit =
    referrer !== null && referrer.id === player.referrerId
      ? referralCredit(referrer, { refereeId: player.id, resource: input.type, gathered, now })
      : null;

  const { x, y } = field;
  const until = now + SPENT_MS.dig;
  const entry: LedgerEntry = {
    playerId: player.id,
    kind: "dig",
    metal: input.type === "metal" ? gathered : 0,
    energy: input.type === "energy" ? gathered : 0,
    detail: { x, y, resource: input.type, divisor },
  };
  const [payment] = paid.ledger;
  return {
    ok: true,
    changes: {
      players: [
        { id: player.id, set: creditPatch(player, after) },
        ...(credit && referrer ? [{ id: referrer.id, set: credit.patch }] : []),
      ],
      cooldowns: [{ playerId: player.id, x, y, until }],
      ledger: [entry, ...paid.ledger, ...(credit?.ledger ?? [])],
      referrals: credit ? [credit.referral] : [],
    },
    outcome: {
      gathered,
      metal: after.metal,
      energy: after.energy,
      spentUntil: until,
      fatigue: fatigue(after.digs),
      creditPaid: { metal: payment?.metal ?? 0, energy: payment?.energy ?? 0 },
    },
  };
}
