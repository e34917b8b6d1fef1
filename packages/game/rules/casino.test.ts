import { describe, expect, it } from "vitest";
import { CASINO_GAMES, type CasinoGame, WHEEL_SECTORS } from "../catalogue/buildings.ts";
import { DAY } from "../game-time.ts";
import { seededRandom } from "../random.ts";
import { always, envAt } from "../testing/env.ts";
import { toolsOf } from "../testing/ground.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { accepted, applied } from "../testing/results.ts";
import { DRAWS, sigmas, tally } from "../testing/sigma.ts";
import { CASINO_RESULTS, type CasinoInput, casinoPercent, placeStake } from "./casino.ts";

const player = makePlayer({
  id: 1,
  rolls: 41,
  tools: toolsOf({ casino: 1 }),
  carried: { metal: 5000, energy: 1000 },
});
const state = { player, field: { type: "casino" as const } };
const coin = { game: "coin", resource: "metal", stake: 300, choice: 1 } as const;

/** The payouts of all results of a game for one guess, in percent. */
function payments(game: CasinoGame, choice: number | null): number[] {
  const { min, max } = CASINO_RESULTS[game];
  return Array.from({ length: max - min + 1 }, (_, i) => casinoPercent(game, choice, min + i));
}
const guesses = [
  ...[0, 1].map((choice) => ["coin", choice] as const),
  ...[1, 2, 3, 4, 5, 6].map((choice) => ["dice", choice] as const),
  ["wheel", null] as const,
];

describe("placeStake", () => {
  it.each([
    ["a coin won", coin, 1, 588],
    ["a coin lost", coin, 0, 0],
    ["dice won", { ...coin, game: "dice", choice: 6 }, 6, 1764],
    ["dice lost", { ...coin, game: "dice", choice: 6 }, 5, 0],
    ["the wheel's best", { game: "wheel", resource: "metal", stake: 300 }, 0, 4200],
    ["the wheel's stake back", { game: "wheel", resource: "metal", stake: 300 }, 2, 300],
  ] as const)("pays for %s", (_, input, result, payout) => {
    const done = applied(player, placeStake(state, input, envAt(NOON, always(result))));
    const carried = { metal: 5000 - 300 + payout, energy: 1000 };
    expect(done.outcome).toEqual({ result, payout, ...carried, roll: 41, stakesLeft: 49 });
    expect(done.after).toEqual({ ...player, carried, rolls: 42, stakes: 1 });
    expect(done.ledger).toMatchObject([
      { kind: "casino", metal: payout - 300, energy: 0, detail: { stake: 300, payout, roll: 41 } },
    ]);
  });

  const refusals: [string, Partial<typeof state>, Partial<CasinoInput>][] = [
    ["BAD_INPUT", {}, { choice: 2 }],
    ["BAD_INPUT", {}, { choice: undefined }],
    ["BAD_INPUT", {}, { game: "dice", choice: 0 }],
    ["BAD_INPUT", {}, { game: "dice", choice: 2.5 }],
    ["BAD_INPUT", {}, { game: "wheel", choice: 1 }],
    ["WRONG_FIELD", { field: { type: "web" as never } }, {}],
    ["CASINO_KEY_NEEDED", { player: { ...player, tools: toolsOf({}) } }, {}],
    ["STAKE_INVALID", {}, { stake: 0 }],
    ["STAKE_INVALID", {}, { stake: -100 }],
    ["STAKE_INVALID", {}, { stake: 150 }],
    ["STAKE_INVALID", {}, { stake: 2100 }],
    ["STAKE_INVALID", {}, { stake: Number.NaN }],
    ["TOO_MANY_STAKES", { player: { ...player, stakes: 50 } }, {}],
    ["NOT_ENOUGH_METAL", { player: { ...player, carried: { metal: 299, energy: 1000 } } }, {}],
    ["NOT_ENOUGH_ENERGY", {}, { resource: "energy", stake: 1100 }],
  ];
  it.each(refusals)("refuses with %s", (code, set, input) => {
    const result = placeStake({ ...state, ...set }, { ...coin, ...input }, envAt(NOON, always(1)));
    expect(result).toMatchObject({ ok: false, code });
  });

  it("reports the highest allowed bet", () => {
    const result = placeStake(state, { ...coin, stake: 2100 }, envAt(NOON));
    expect(result).toEqual({ ok: false, code: "STAKE_INVALID", max: 2000 });
  });

  it("resets the fifty bets the next day and doubles the limit per level", () => {
    const tired = { ...player, stakes: 50, digs: 7, tools: toolsOf({ casino: 2 }) };
    const stake = placeStake(
      { ...state, player: tired },
      { ...coin, stake: 4000 },
      envAt(NOON + DAY),
    );
    const { after } = applied(tired, stake);
    expect(after).toMatchObject({ counterDay: 20_001, stakes: 1, digs: 0 });
  });
});

describe("the house", () => {
  it("has a wheel of 27 x 0, 15 x 1, 5 x 2, 2 x 5 and 1 x 14", () => {
    const count = (pays: number) => WHEEL_SECTORS.filter((sector) => sector === pays).length;
    expect([0, 1, 2, 5, 14].map(count)).toEqual([27, 15, 5, 2, 1]);
    expect(WHEEL_SECTORS).toHaveLength(50);
  });

  it.each(guesses)("keeps exactly 2%% of %s on %s", (game, choice) => {
    const pays = payments(game, choice);
    expect(pays.reduce((sum, percent) => sum + percent, 0)).toBe(98 * pays.length);
  });

  it.each(CASINO_GAMES)("draws the results of %s uniformly, within 5 sigma", (game) => {
    const { min, max } = CASINO_RESULTS[game];
    const input = { game, resource: "metal", stake: 100 } as const;
    const random = seededRandom(`results of ${game}`);
    const seen = tally(DRAWS, () => {
      const choice = game === "wheel" ? undefined : 1;
      return accepted(placeStake(state, { ...input, choice }, { now: NOON, random })).outcome
        .result;
    });
    const results = max - min + 1;
    expect(seen.size).toBe(results);
    for (let result = min; result <= max; result++) {
      expect(sigmas(seen.get(result) ?? 0, DRAWS, 1 / results), String(result)).toBeLessThan(5);
    }
  });
});
