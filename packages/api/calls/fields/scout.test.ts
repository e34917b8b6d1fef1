import { neutralWalls, type Position, wrap } from "@emberlode/game";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Browser } from "../../testing/game.ts";
import { own, setPlayer } from "../../testing/give.ts";
import { putPlayer } from "../../testing/land.ts";
import { hold } from "../../testing/tool-ground.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let names = 0;
/** Factory fields, each used by one test. */
let fields: Position[];
beforeAll(async () => {
  fields = game.services.world.cells().filter(({ type }) => type === "factory");
});

let scout: Browser & { id: number };
let holder: Browser & { id: number };
let factory: Position;
beforeEach(async () => {
  scout = await game.player(`Scout${names++}`);
  holder = await game.player(`Holder${names}`);
  const { x = 0, y = 0 } = fields.pop() ?? {};
  factory = { x, y };
  await putPlayer(game, scout.id, factory);
});

const slotsThere = () => game.services.world.at(factory).slots;
const walls = (count: number) => [count, 0, 0, 0, 0, 0, 0, 0, 0, 0];

test("without a scouter a factory shows neither slots nor guard", async () => {
  const free = await scout.call.fields.move(factory);
  expect(free).not.toHaveProperty("scout");
  expect(free).not.toHaveProperty("factory");
  await own(game, holder.id, factory, slotsThere());
  const held = await scout.call.fields.move(factory);
  expect(held).not.toHaveProperty("scout");
  expect(held).toMatchObject({ factory: { lvl: 1 }, user: { username: `Holder${names}` } });
  expect(held).not.toHaveProperty("factory.slots");
  expect(held).not.toHaveProperty("rank");
});

test("one's own factory shows its slots, and nothing to be scouted", async () => {
  await own(game, scout.id, factory, slotsThere());
  await hold(game, scout.id, { scouter: 1 });
  const field = await scout.call.fields.move(factory);
  expect(field).toMatchObject({ factory: { slots: slotsThere() } });
  expect(field).not.toHaveProperty("scout");
});

test("a scouter shows slots and the neutral guard of a free factory", async () => {
  await hold(game, scout.id, { scouter: 1 });
  const guard = { units: walls(neutralWalls(slotsThere(), 0)), ofOwner: false };
  const expected = { scout: { slots: slotsThere(), guard } };
  expect(await scout.call.fields.move(factory)).toMatchObject(expected);
  const seen = await scout.call.fields.field(factory);
  expect(seen).toMatchObject(expected);
  expect(seen).not.toHaveProperty("factory");
});

test("a scouter shows the quarter of the owner's units where that is stronger", async () => {
  await own(game, holder.id, factory, slotsThere());
  await hold(game, scout.id, { scouter: 1 });
  const weak = await scout.call.fields.move(factory);
  expect(weak).toMatchObject({ scout: { guard: { ofOwner: false } } });
  await setPlayer(game, holder.id, "defense_units[1] = 403");
  expect(await scout.call.fields.move(factory)).toMatchObject({
    factory: { slots: slotsThere() },
    scout: { slots: slotsThere(), guard: { units: walls(100), ofOwner: true } },
  });
});

test.each([
  [1, 5],
  [3, 15],
])("of level %i it reaches %i steps, and no farther", async (level, steps) => {
  await hold(game, scout.id, { scouter: level });
  await setPlayer(game, scout.id, "explored = decode(repeat('ff', 313), 'hex')");
  await putPlayer(game, scout.id, { x: wrap(factory.x + steps), y: factory.y });
  expect(await scout.call.fields.field(factory)).toMatchObject({ scout: { slots: slotsThere() } });
  await putPlayer(game, scout.id, { x: wrap(factory.x + steps + 1), y: factory.y });
  expect(await scout.call.fields.field(factory)).not.toHaveProperty("scout");
  await hold(game, scout.id, { scouter: 5 });
  expect(await scout.call.fields.field(factory)).toMatchObject({ scout: { slots: slotsThere() } });
});
