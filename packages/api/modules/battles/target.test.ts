import { HOUR, MINUTE, type Position, SECOND, utcDay } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { baseOf, freshFactory } from "../../testing/bases.ts";
import { refusal, refusedWith } from "../../testing/game.ts";
import { expectRefused, stateOf } from "../../testing/game-state.ts";
import { give, giveFactory, setPlayer } from "../../testing/give.ts";
import { putPlayer } from "../../testing/positions.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const [attacker, defender] = [usePlayer(game), usePlayer(game)];
let field: Position;
beforeEach(async () => {
  const today = `counter_day = ${utcDay(game.clock.now())}`;
  await setPlayer(
    game,
    attacker.id,
    `attack_units[1] = 10, shield_until = 0, ${today}, dug_metal = 500, dug_energy = 30`,
  );
  await setPlayer(game, defender.id, "shield_until = 0");
  field = baseOf(game, defender.id);
  await putPlayer(game, attacker.id, field);
});

const target = () => attacker.call.battles.target(field);
const order = () => ({ enemy: String(defender.id), field });

describe("the target", () => {
  test("shows public facts, but no units or balances", async () => {
    await setPlayer(game, defender.id, "defense_units[1] = 8, attack_units[1] = 8");
    const before = await stateOf(game);
    const answer = await target();
    const { id, username } = defender;
    expect(answer).toEqual({
      user: { _id: String(id), username, baseName: "", quote: "", profilePicture: "" },
      rank: answer.rank,
      power: 16,
      standing: 10,
      baseLevel: 1,
      refusal: null,
      opening: "size",
      attacksLeft: 20,
      attacksPerDay: 20,
      loot: {
        percent: 10,
        untouched: 1000,
        poolPercent: 30,
        metal: 50,
        energy: 3,
        week: { metal: 500, energy: 30 },
        revenge: null,
        guest: null,
        isReferral: false,
      },
    });
    expect(await stateOf(game)).toBe(before);
  });

  test("shows the rank that the ladder shows, also of a player without power", async () => {
    game.clock.pass(10 * SECOND);
    const ladder = await game.services.ranking.ladder("power", false);
    const rank = ladder.find(({ id }) => id === defender.id)?.rank;
    expect(rank).toBeGreaterThan(0);
    expect(await target()).toMatchObject({ rank, power: 0 });
  });

  test("is refused on a field elsewhere, one's own base and a field without a base", async () => {
    const look = (at: Position) => () => attacker.call.battles.target(at);
    const home = baseOf(game, attacker.id);
    await expectRefused(game, look(home), "NOT_HERE");
    await putPlayer(game, attacker.id, home);
    await expectRefused(game, look(home), "SELF");
    const factory = freshFactory(game, 1000);
    await putPlayer(game, attacker.id, factory);
    await expectRefused(game, look(factory), "ENEMY_MISMATCH");
  });

  test("shows the same refusals as the attack itself, with their end", async () => {
    const both = async () => {
      const answer = (await target()).refusal;
      const before = await stateOf(game);
      const met = await refusal(attacker.call.battles.attack(order()));
      expect(await stateOf(game)).toBe(before);
      expect(answer?.code).toBe(met.code);
      const wait = answer?.until ? Date.parse(answer.until) - game.clock.now() : null;
      return { code: answer?.code, wait };
    };
    await setPlayer(game, defender.id, `shield_until = ${game.clock.now() + 90 * MINUTE}`);
    expect(await both()).toEqual({ code: "SHIELDED", wait: 90 * MINUTE });
    await setPlayer(game, defender.id, "shield_until = 0");
    await setPlayer(game, attacker.id, "attacks = 20");
    expect(await both()).toEqual({ code: "TOO_MANY_ATTACKS", wait: null });
    expect((await target()).attacksLeft).toBe(0);
    await setPlayer(game, attacker.id, "attacks = 0");
    await attacker.call.battles.attack(order());
    expect(await both()).toEqual({ code: "ATTACKED_RECENTLY", wait: 4 * HOUR });
    expect((await target()).attacksLeft).toBe(19);
  });

  test("is too weak, unless it is revenge", async () => {
    await giveFactory(game, attacker.id, freshFactory(game, 1000), 50_000);
    const { code, text } = refusedWith("TOO_WEAK", { percent: 20 });
    expect(await target()).toMatchObject({ opening: null, refusal: { code, text } });
    const today = `counter_day = ${utcDay(game.clock.now())}`;
    await setPlayer(game, defender.id, `attack_units[1] = 5, ${today}, dug_metal = 110`);
    await give(game, attacker.id, 2000, 0);
    const home = baseOf(game, attacker.id);
    await putPlayer(game, defender.id, home);
    await defender.call.battles.attack({ enemy: String(attacker.id), field: home });
    const known = { revenge: 22, metal: 22, energy: 3, week: { metal: 500, energy: 30 } };
    expect(await target()).toMatchObject({ opening: "revenge", refusal: null, loot: known });
  });
});

describe("the last battle", () => {
  test("is visible to both sides by role, and to no other player", async () => {
    const none = { report: null };
    expect(await attacker.call.battles.last({})).toEqual(none);
    const { report } = await attacker.call.battles.attack(order());
    expect(await attacker.call.battles.last({})).toEqual({ report });
    expect(await attacker.call.battles.last({ role: "defender" })).toEqual(none);
    expect(await defender.call.battles.last({ role: "defender" })).toEqual({ report });
    const third = await game.player();
    expect(await third.call.battles.last({})).toEqual(none);
  });

  test("can be filtered by enemy", async () => {
    const other = await game.player();
    await setPlayer(game, other.id, "shield_until = 0");
    const first = await attacker.call.battles.attack(order());
    const second = baseOf(game, other.id);
    await putPlayer(game, attacker.id, second);
    const then = await attacker.call.battles.attack({ enemy: String(other.id), field: second });
    expect(await attacker.call.battles.last({})).toEqual({ report: then.report });
    const against = await attacker.call.battles.last({ enemy: String(defender.id) });
    expect(against).toEqual({ report: first.report });
  });

  test("expires after 24 hours", async () => {
    await attacker.call.battles.attack(order());
    await game.pool.query("update ledger set created_at = created_at - $1::bigint", [24 * HOUR]);
    expect(await attacker.call.battles.last({})).toEqual({ report: null });
  });
});
