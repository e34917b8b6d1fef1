import { SECOND } from "@emberlode/game";
import { expect, test, vi } from "vitest";
import { newDevice } from "../../testing/push-device.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);

test("an alert is pushed although profiles could not be read at first", async () => {
  const { subscription } = newDevice("https://fcm.googleapis.com/fcm/send/x");
  await player.call.alerts.subscribePush(subscription);
  await game.pool.query(
    `insert into alerts (player_id, type, kind, facts, created_at)
    values ($1::int, 'attack', 'text', '{"title": "Raid", "content": "x"}', $2::bigint)`,
    [player.id, game.clock.now()],
  );
  const { profiles, pushes } = game.services;
  pushes.onEvent({ t: "reconnected", missedSince: 0 });
  const read = vi.spyOn(profiles, "of").mockRejectedValueOnce(new Error("connection lost"));
  const add = vi.spyOn(pushes.queue, "add").mockImplementation(() => {});
  await vi.waitFor(async () => {
    game.clock.pass(5 * SECOND);
    await expect(pushes.run()).rejects.toThrow("connection lost");
  });
  game.clock.pass(5 * SECOND);
  await pushes.run();
  expect(add).toHaveBeenCalledTimes(1);
  for (const spy of [read, add]) spy.mockRestore();
});

test("logs alerts dropped because too many players wait for a push", async () => {
  const { pushes } = game.services;
  for (let playerId = 1e6; playerId <= 1e6 + 10_000; playerId++)
    pushes.onEvent({ t: "alert", playerId, id: 1 });
  await pushes.run();
  expect(game.logged).toContainEqual(expect.stringContaining("push messages were dropped"));
});
