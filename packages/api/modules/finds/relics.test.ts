import { gridDistance } from "@emberlode/game";
import { expect, test } from "vitest";
import { expectRefused } from "../../testing/game-state.ts";
import { nextDay } from "../../testing/pass-time.ts";
import { putPlayer } from "../../testing/positions.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);

const relicsNow = () => {
  const { fair, world } = game.services;
  return fair.relics(player.id, world.typeAt, game.clock.now());
};

/** Whether no step leads from beside one relic to another: seeds of days are random. */
const areApart = () => {
  const cells = relicsNow().map(({ cell }) => cell);
  return cells.every((a) => cells.every((b) => a === b || gridDistance(a, b) > 3));
};

test("three areas are shown; a relic shows one step away and is taken once", async () => {
  while (!areApart()) await nextDay(game, player);
  const [first, second] = relicsNow();
  if (first === undefined || second === undefined) throw new Error("There are too few relics.");
  const { relics } = await player.call.finds.relics();
  expect(relics).toHaveLength(3);
  expect(relics[0]).toMatchObject({ number: 1, area: first.area, taken: false });

  const { cell } = first;
  const beside = { x: cell.x === 1 ? 2 : cell.x - 1, y: cell.y };
  await putPlayer(game, player.id, beside);
  const refuse = (code: "NO_RELIC_HERE" | "RELIC_TAKEN" | "NOT_HERE", field = cell) =>
    expectRefused(game, () => player.call.finds.relic({ field }), code);
  await refuse("NOT_HERE");
  await refuse("NO_RELIC_HERE", beside);
  expect((await player.call.finds.relics()).relics[0]?.cell).toEqual(cell);
  expect(await player.call.fields.move(cell)).toMatchObject({ relic: cell });
  expect(await player.call.fields.field(cell)).toMatchObject({ relic: cell });
  expect(await player.call.fields.field(beside)).not.toHaveProperty("relic");

  const call = player.callWith({ idempotencyKey: "relic" });
  const found = await call.finds.relic({ field: cell });
  expect(found).toMatchObject({ type: first.content.find, number: 1, left: 2 });
  expect(found.desc).toMatch(/^You found a relic at/);
  expect(await call.finds.relic({ field: cell })).toEqual(found);
  expect(await player.call.fields.field(cell)).not.toHaveProperty("relic");
  await putPlayer(game, player.id, second.cell);
  const { done } = await runFiftyConcurrently(() =>
    player.call.finds.relic({ field: second.cell }),
  );
  expect(done).toBe(1);
  await putPlayer(game, player.id, cell);
  expect((await player.call.finds.relics()).relics[0]).toMatchObject({ taken: true, cell });
  await refuse("RELIC_TAKEN");

  await nextDay(game, player);
  expect((await player.call.finds.relics()).relics.map(({ taken }) => taken)).toEqual([
    ...[false, false, false],
  ]);
});
