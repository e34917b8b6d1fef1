import { MINUTE, SECOND } from "@emberlode/game";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startGame, type TestGame } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";

let game: TestGame;
beforeEach(async () => {
  game = await startGame();
});
afterEach(() => game.close());

const numbers = () => game.browser().call.world.numbers();
/** Passes more time than ranks and numbers are cached. */
const later = () => game.clock.pass(11 * SECOND);

test("a world without players has none and no strongest player", async () => {
  expect(await numbers()).toEqual({ players: 0, battlesToday: 0, online: 0, strongest: null });
});

test("counts players, today's battles and the strongest player, a few seconds late", async () => {
  const weak = await game.player("Weak");
  const strong = await game.player("Strong");
  await game.player("Idle");
  await setPlayer(game, weak.id, "attack_units[1] = 1, defense_units[1] = 1");
  await setPlayer(game, strong.id, "attack_units[1] = 9, defense_units[1] = 9");
  const day = Math.floor(game.clock.now() / 86_400_000);
  await setPlayer(game, weak.id, `attacks = 3, counter_day = ${day}`);
  await setPlayer(game, strong.id, `attacks = 5, counter_day = ${day - 1}`);
  later();
  const seen = await numbers();
  expect(seen).toMatchObject({ players: 3, battlesToday: 3, strongest: { username: "Strong" } });
  expect(seen.strongest?.power).toBeGreaterThan(0);
  await game.player("Fourth");
  expect(await numbers()).toEqual(seen);
  later();
  expect(await numbers()).toMatchObject({ players: 4 });
});

test("a player inactive for five minutes is not online", async () => {
  await game.player("Gone");
  const here = await game.player("Here");
  // A guest without a base does not count as a player.
  await game.guest();
  expect(await numbers()).toMatchObject({ players: 2, online: 3 });
  game.clock.pass(4 * MINUTE);
  await here.call.user.session();
  game.clock.pass(2 * MINUTE);
  expect(await numbers()).toMatchObject({ players: 2, online: 1, strongest: null });
});
