import { expect, test } from "vitest";
import { ensureBase } from "./modules/actions/place-base.ts";
import { setBan } from "./testing/staff.ts";
import { useGame } from "./testing/use-game.ts";

const game = useGame();
/** Well below the ten seconds after which an unannounced change is noticed, too. */
const SOON = { timeout: 3000 };

/** A player with a base, and their state as another process reads it. */
async function watched(name: string) {
  const player = await game.player(name);
  await ensureBase(game.services, player.id);
  const other = await game.another();
  const read = () => other.actions.read(player.id);
  expect((await read())?.baseX).not.toBeNull();
  // Otherwise, it would trust no state for longer than a quarter of a second.
  expect(other.live.isListening()).toBe(true);
  return { player, read };
}

test("a read follows a change by another process", async () => {
  const { player, read } = await watched("Digger");
  await player.call.logs.note({ content: "Here", color: "neutral" });
  const counts = (await game.services.actions.read(player.id))?.logCounts;
  await expect.poll(async () => (await read())?.logCounts, SOON).toEqual(counts);
});

test("a read follows a ban by a command", async () => {
  const { player, read } = await watched("Banned");
  await setBan(game.services.db, player.username, game.services.clock.now());
  await expect.poll(async () => (await read())?.baseX, SOON).toBeNull();
});
