/** Exploring caves (spec §4, §7, rules §6). */
import { addCount } from "../by-id.ts";
import type { ExcavatorPartId } from "../catalogue/excavator.ts";
import { type CaveFind, partRarity, TRAP } from "../catalogue/finds.ts";
import { SPENT_MS } from "../catalogue/limits.ts";
import { type Amounts, addAmounts, NO_AMOUNTS, negateAmounts, singleAmount } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { FieldState, LedgerEntry, PlayerPatch, PlayerState, Position } from "../state.ts";
import { isSameCell } from "../world/grid.ts";
import { type CaveRoll, partKind, rollCave } from "./cave-roll.ts";
import { type FinishedSearch, finishSearch, searchFatigue } from "./finish-search.ts";
import { waitLeft } from "./waits.ts";

export interface ExploreCaveState {
  player: PlayerState;
  /** The field at `input.field`, as stored in the map. */
  field: Pick<FieldState, "x" | "y" | "type">;
  /** When the player can explore the cave again; null for never explored. */
  spentUntil: number | null;
}

export interface FoundPart {
  part: ExcavatorPartId;
  /** Color of its rarity. */
  color: string;
  /** Parts of that kind in the inventory now. */
  held: number;
}

/** The result of a search, with the resources carried afterward. */
export interface ExploreCaveOutcome extends Omit<FinishedSearch, "changes">, Amounts {
  find: CaveFind;
  /** Amount found (positive) or lost to a trap (negative). */
  delta: Amounts;
  found: FoundPart | null;
  /** Whether a candle averted a trap. */
  candleBurned: boolean;
  candle: number;
  /** Counter of the provable roll. */
  roll: number;
}

export type ExploreCaveRefusal = "NOT_HERE" | "WRONG_FIELD" | "SPENT";

type Effect = Pick<ExploreCaveOutcome, "delta" | "found" | "candleBurned"> & {
  set: PlayerPatch;
  detail: LedgerEntry["detail"];
};

const NO_EFFECT: Effect = {
  delta: NO_AMOUNTS,
  found: null,
  candleBurned: false,
  set: {},
  detail: {},
};

/** Loss of one resource in a trap: whole units, at most three times the dig maximum. */
export function trapLoss(carried: number, percent: number, digMax: number): number {
  return Math.min(Math.floor((carried * percent) / 100), digMax * TRAP.maxDigs);
}

function effectOf(player: PlayerState, roll: CaveRoll): Effect {
  switch (roll.find) {
    case "lost":
      return NO_EFFECT;
    case "metal":
    case "energy": {
      const { find, amount } = roll;
      const detail = { min: player.digMin[find], max: player.digMax[find] };
      return { ...NO_EFFECT, delta: singleAmount(find, amount), detail };
    }
    case "trap": {
      const { metalPercent, energyPercent } = roll;
      const candleBurned = player.candle > 0;
      const detail = { metalPercent, energyPercent, candle: candleBurned };
      if (candleBurned) {
        return { ...NO_EFFECT, candleBurned, detail, set: { candle: player.candle - 1 } };
      }
      const { carried, digMax } = player;
      const lost = {
        metal: trapLoss(carried.metal, metalPercent, digMax.metal),
        energy: trapLoss(carried.energy, energyPercent, digMax.energy),
      };
      return { ...NO_EFFECT, delta: negateAmounts(lost), detail };
    }
    case "part": {
      const { part } = roll;
      const parts = addCount(player.parts, part, 1);
      const { color } = partRarity(partKind(part));
      const found = { part, color, held: parts[part] };
      return {
        ...NO_EFFECT,
        found,
        set: { parts },
        detail: { part },
      };
    }
  }
}

/**
 * Explores the cave on the player's field, once per `SPENT_MS.cave`: a wrong turn, a trap, metal,
 * energy or a part, by a provable roll. Fatigue makes finds rarer. A trap takes 1-5% of carried
 * metal and energy unless a candle averts it. Refuses with `NOT_HERE` (another field),
 * `WRONG_FIELD` (not a cave) and `SPENT` (with the time left). Source: rules §4, §6, §16.
 */
export function exploreCave(
  { player, field, spentUntil }: ExploreCaveState,
  input: { field: Position },
  { now, random }: Env,
): Result<ExploreCaveOutcome, ExploreCaveRefusal> {
  if (!isSameCell(player, input.field) || !isSameCell(player, field)) {
    return { ok: false, code: "NOT_HERE" };
  }
  if (field.type !== "cave") return { ok: false, code: "WRONG_FIELD" };
  const cooldownMs = waitLeft(spentUntil ?? 0, SPENT_MS.cave, now);
  if (cooldownMs > 0) return { ok: false, code: "SPENT", waitMs: cooldownMs };

  const { divisor } = searchFatigue(player, "cave", now);
  const roll = rollCave(player, divisor, random);
  const { set, detail, ...effect } = effectOf(player, roll);
  const carried = addAmounts(player.carried, effect.delta);
  const { changes, ...result } = finishSearch(
    {
      player,
      field,
      kind: "cave",
      find: roll.find,
      set: { carried, ...set },
      detail,
      ...effect.delta,
    },
    now,
  );
  return {
    ok: true,
    changes,
    outcome: {
      find: roll.find,
      ...effect,
      ...carried,
      candle: set.candle ?? player.candle,
      roll: player.rolls,
      ...result,
    },
  };
}
