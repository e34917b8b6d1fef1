/** The World Casino (rules §15, §16). */

import {
  type CasinoGame,
  COIN_PAYS_PERCENT,
  DICE_PAYS_PERCENT,
  maxStake,
  STAKES,
  WHEEL_SECTORS,
} from "../catalogue/buildings.ts";
import type { Random } from "../random.ts";
import { type Amounts, addAmounts, type Resource, singleAmount } from "../resource.ts";
import type { Env, Refusal, Result } from "../result.ts";
import type { FieldState, PlayerState } from "../state.ts";
import { write } from "../writes.ts";
import { countersPatch, countersToday } from "./daily-counters.ts";
import { type SingleShortage, shortageForAmount } from "./price.ts";

export interface CasinoState {
  player: PlayerState;
  /** The field that the player stands on, as stored in the map. */
  field: Pick<FieldState, "type">;
}

export interface CasinoInput {
  game: CasinoGame;
  resource: Resource;
  stake: number;
  /** Coin: 0 heads, 1 tails. Dice: 1..6. Omitted for the wheel. */
  choice?: number | undefined;
}

/** The result of a stake, with the resources carried afterward. */
export interface CasinoOutcome extends Amounts {
  /** Coin 0..1, dice 1..6, wheel the sector 0..49. */
  result: number;
  /** Amount paid out, including the stake; 0 for a loss. */
  payout: number;
  /** Counter of the provable roll. */
  roll: number;
  stakesLeft: number;
}

export type CasinoRefusal =
  | "BAD_INPUT"
  | "WRONG_FIELD"
  | "CASINO_KEY_NEEDED"
  | "STAKE_INVALID"
  | "TOO_MANY_STAKES"
  | SingleShortage;

/** Range of each game's results; all results are equally likely. */
export const CASINO_RESULTS = {
  coin: { min: 0, max: 1 },
  dice: { min: 1, max: 6 },
  wheel: { min: 0, max: WHEEL_SECTORS.length - 1 },
} as const satisfies Record<CasinoGame, { min: number; max: number }>;

/** Payout of a result in percent of the stake; a whole number for every game. */
export function casinoPercent(game: CasinoGame, choice: number | null, result: number): number {
  if (game === "wheel") return (WHEEL_SECTORS[result] ?? 0) * 100;
  if (choice !== result) return 0;
  return game === "coin" ? COIN_PAYS_PERCENT : DICE_PAYS_PERCENT;
}

/** Draws the result of a game: one integer. */
export function rollCasino(game: CasinoGame, random: Random): number {
  const { min, max } = CASINO_RESULTS[game];
  return random.int(min, max);
}

/** The validated guess: null for the wheel, undefined if invalid. */
function guess({ game, choice }: CasinoInput): number | null | undefined {
  if (game === "wheel") return choice === undefined ? null : undefined;
  const { min, max } = CASINO_RESULTS[game];
  const fits = Number.isSafeInteger(choice) && Number(choice) >= min && Number(choice) <= max;
  return fits ? choice : undefined;
}

/** Everything that decides a stake, except the player's location and choice. */
export interface StakeHoldings {
  carried: Amounts;
  /** Level of the Casino Key, 0 without one. */
  level: number;
  /** Bets placed today. */
  stakes: number;
}

/** The highest stake that can be placed now; 0 if none can. */
export function maxPlaceableStake(
  { carried, level, stakes }: StakeHoldings,
  resource: Resource,
): number {
  if (level < 1 || stakes >= STAKES.perDay) return 0;
  const maxStakeHere = Math.min(maxStake(level), carried[resource]);
  return maxStakeHere < STAKES.min ? 0 : maxStakeHere - (maxStakeHere % STAKES.step);
}

/** Why a stake is refused, ignoring location and choice; null if it is allowed. */
export function stakeRefusal(
  { carried, level, stakes }: StakeHoldings,
  resource: Resource,
  stake: number,
): Refusal<CasinoRefusal> | null {
  if (level < 1) return { ok: false, code: "CASINO_KEY_NEEDED" };
  const max = maxStake(level);
  const isStake = stake >= STAKES.min && stake <= max && stake % STAKES.step === 0;
  if (!isStake) return { ok: false, code: "STAKE_INVALID", max };
  if (stakes >= STAKES.perDay) return { ok: false, code: "TOO_MANY_STAKES" };
  return shortageForAmount(carried, resource, stake);
}

/**
 * Places one stake by the provable roll of `player.rolls`, on a World Casino with a key. Coin pays
 * 1.96 x, dice 5.88 x, the wheel what its sector says; the house edge is exactly 2%. Refuses with
 * `BAD_INPUT` (invalid guess), `WRONG_FIELD` (no casino), `CASINO_KEY_NEEDED`, `STAKE_INVALID` (not
 * 100..1,000 x 2^level in hundreds; includes the limit), `TOO_MANY_STAKES` (`STAKES.perDay`),
 * `NOT_ENOUGH_METAL` and `NOT_ENOUGH_ENERGY`.
 */
export function placeStake(
  { player, field }: CasinoState,
  input: CasinoInput,
  { now, random }: Env,
): Result<CasinoOutcome, CasinoRefusal> {
  const { game, resource, stake } = input;
  const choice = guess(input);
  if (choice === undefined) return { ok: false, code: "BAD_INPUT" };
  if (field.type !== "casino") return { ok: false, code: "WRONG_FIELD" };
  const level = player.tools.casino;
  const { stakes } = countersToday(player, now);
  const refusal = stakeRefusal({ carried: player.carried, level, stakes }, resource, stake);
  if (refusal !== null) return refusal;

  const result = rollCasino(game, random);
  const payout = (stake * casinoPercent(game, choice, result)) / 100;
  const delta = singleAmount(resource, payout - stake);
  const carried = addAmounts(player.carried, delta);
  const roll = player.rolls;
  const set = { rolls: roll + 1, carried, ...countersPatch(player, now, { stakes: stakes + 1 }) };
  const detail = { game, resource, stake, choice, result, payout, roll };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set }),
      write("ledger", { playerId: player.id, kind: "casino", ...delta, detail }),
    ],
    outcome: { result, payout, ...carried, roll, stakesLeft: STAKES.perDay - stakes - 1 },
  };
}
