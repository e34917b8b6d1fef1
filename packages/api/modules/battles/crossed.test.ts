import { utcDay } from "@emberlode/game";
import { expect, test } from "vitest";
import { baseOf } from "../../testing/bases.ts";
import { type Browser, refusal } from "../../testing/game.ts";
import { give, setPlayer } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { putPlayer } from "../../testing/positions.ts";
import { useGame } from "../../testing/use-game.ts";

const ROUNDS = 10;
/** Concurrent attacks in each direction. */
const CROSSED = 10;

const game = useGame();

test("two players attacking each other lose nothing and don't deadlock", async () => {
  const [a, b] = [await game.player("Ada"), await game.player("Bob")];
  const second = await game.another();
  await give(game, a.id, 50_000, 0);
  await give(game, b.id, 0, 50_000);
  await putPlayer(game, a.id, baseOf(game, b.id));
  await putPlayer(game, b.id, baseOf(game, a.id));
  const today = `counter_day = ${utcDay(game.clock.now())}`;
  const attack = async (from: Browser, to: { id: number }, elsewhere: boolean) => {
    const call = elsewhere ? callOtherProcess(second, from) : from.call;
    const input = { enemy: String(to.id), field: baseOf(game, to.id) };
    try {
      return { ...(await call.battles.attack(input)), code: "DONE" };
    } catch (error) {
      return { amount: 0, code: (await refusal(Promise.reject(error))).code };
    }
  };

  let looted = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { id } of [a, b]) {
      await setPlayer(
        game,
        id,
        `attack_units[1] = 10, shield_until = 0, fights = '[]', loots = '[]', attacks = 0,
        ${today}, dug_metal = 90000, dug_energy = 90000`,
      );
      second.actions.invalidate(id);
    }
    const outcomes = await Promise.all(
      Array.from({ length: CROSSED }, (_, n) => [
        attack(a, b, n % 4 === 3),
        attack(b, a, n % 4 === 1),
      ]).flat(),
    );
    const codes = outcomes.map(({ code }) => code);
    // One attack in each direction; the others are refused, whatever happened to the armies.
    expect(codes.filter((code) => code === "DONE")).toHaveLength(2);
    expect(new Set(codes)).toEqual(new Set(["DONE", "ATTACKED_RECENTLY"]));
    looted += outcomes.reduce((sum, { amount }) => sum + amount, 0);
    const rows = await game.pool.query<{ metal: number; energy: number }>(
      "select sum(metal)::bigint as metal, sum(energy)::bigint as energy from players",
    );
    expect(rows).toEqual([{ metal: 52_000, energy: 52_000 }]);
  }
  expect(looted).toBeGreaterThan(0);
  const [row] = await game.pool.query<{ n: number }>("select count(*)::int as n from battles");
  expect(row?.n).toBe(2 * ROUNDS);
});
