import { createHmac } from "node:crypto";
import { auditLedger } from "@emberlode/db";
import {
  gridDistance,
  gridStep,
  HOUR,
  isDiggable,
  isVein,
  type Position,
  wrapCoordinate,
} from "@emberlode/game";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Player, startGame, type TestGame } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { nextDay, stayFor } from "../../testing/pass-time.ts";
import { cellOf, putPlayer, veinsOf } from "../../testing/positions.ts";

let game: TestGame;
let player: Player;
beforeEach(async () => {
  game = await startGame();
  player = await game.player();
});
afterEach(async () => {
  expect(await auditLedger(game.pool)).toEqual([]);
  await game.close();
});

const allVeins = () => [...veinsOf(game, "metal"), ...veinsOf(game, "energy")];

function firstVein(): Position {
  const [vein] = veinsOf(game, "metal");
  if (vein === undefined) throw new Error("There are no veins today.");
  return vein;
}

/** Every cell is explored, but none was visited today, not even the start. */
const ALL_SEEN = "explored = decode(repeat('ff', 313), 'hex'), walked_day = 0";

const westOf = ({ x, y }: Position, cells: number): Position => ({
  x: wrapCoordinate(x - cells),
  y,
});

const near = (a: Position, b: Position) => gridDistance(a, b) <= 3;

test("the view lists exactly the veins within three cells of today's path", async () => {
  const start = westOf(firstVein(), 5);
  await setPlayer(game, player.id, ALL_SEEN);
  await putPlayer(game, player.id, start);
  const path = [start];
  const expected = () => allVeins().filter((vein) => path.some((cell) => near(vein, cell)));
  for (let steps = 0; steps <= 4; steps++) {
    const { veins } = await player.call.fields.view();
    expect(new Set(veins.map(({ x, y }) => `${x}/${y}`))).toEqual(
      new Set(expected().map(({ x, y }) => `${x}/${y}`)),
    );
    const next = gridStep(path.at(-1) ?? start, "e");
    await player.call.fields.move(next);
    path.push(next);
  }
  expect(expected()).toContainEqual(firstVein());
  // Going back forgets nothing.
  await putPlayer(game, player.id, start);
  expect((await player.call.fields.view()).veins).toContainEqual(firstVein());
});

test("a field shows its vein when visited or looked at nearby, not from afar", async () => {
  const vein = firstVein();
  await setPlayer(game, player.id, ALL_SEEN);
  await putPlayer(game, player.id, westOf(vein, 4));
  expect(await player.call.fields.field(vein)).not.toHaveProperty("vein");
  await player.call.fields.move(westOf(vein, 3));
  expect(await player.call.fields.field(vein)).toMatchObject({ ...vein, vein: true });
  for (const cells of [2, 1, 0]) await player.call.fields.move(westOf(vein, cells));
  expect(await player.call.fields.move(vein)).toMatchObject({ ...vein, vein: true });
  const plain = cellOf(game, "metal");
  await putPlayer(game, player.id, plain);
  expect(await player.call.fields.move(plain)).not.toHaveProperty("vein");
});

test("the published seed proves which fields held a vein", async () => {
  const today = new Date(game.clock.now()).toISOString().slice(0, 10);
  const veins = allVeins();
  const ore = game.services.world.cells().filter(({ type }) => isDiggable(type));
  expect(veins.length).toBeGreaterThan(ore.length / 25 / 2);
  expect(veins.length).toBeLessThan((ore.length / 25) * 2);
  await nextDay(game, player);
  const { seed } = await game.browser().call.fair.day({ day: today });
  const key = Buffer.from(seed ?? "", "hex");
  const digest = (text: string) => new Uint8Array(createHmac("sha256", key).update(text).digest());
  const proven = ore.filter((cell) => isVein(cell, digest)).map(({ x, y }) => `${x}/${y}`);
  expect(new Set(proven)).toEqual(new Set(veins.map(({ x, y }) => `${x}/${y}`)));
});

test("the view lists spent fields until they are fresh again", async () => {
  const field = cellOf(game, "metal");
  const cave = cellOf(game, "cave");
  await putPlayer(game, player.id, field);
  expect((await player.call.fields.view()).resting).toEqual([]);
  await player.call.user.gather({ type: "metal", field });
  const dug = { ...field, until: new Date(game.clock.now() + HOUR).toISOString() };
  await stayFor(game, HOUR / 2, player);
  await putPlayer(game, player.id, cave);
  await player.call.finds.cave({ field: cave });
  const explored = { ...cave, until: new Date(game.clock.now() + HOUR).toISOString() };
  const both = (await player.call.fields.view()).resting;
  expect(both).toHaveLength(2);
  expect(both).toEqual(expect.arrayContaining([dug, explored]));
  const elsewhere = await game.another();
  expect((await callOtherProcess(elsewhere, player).fields.view()).resting).toHaveLength(2);
  await stayFor(game, HOUR / 2 - 1, player);
  expect((await player.call.fields.view()).resting).toHaveLength(2);
  game.clock.pass(1);
  expect((await player.call.fields.view()).resting).toEqual([explored]);
});
