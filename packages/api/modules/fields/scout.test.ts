import { factoryClass, NO_AMOUNTS, neutralWalls, type Position } from "@emberlode/game";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { firstUnits } from "../../testing/bases.ts";
import { giveFactory } from "../../testing/give.ts";
import { putPlayer } from "../../testing/positions.ts";
import { setTools } from "../../testing/tools.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const [scout, holder] = [usePlayer(game), usePlayer(game)];
/** Factory fields; each test uses one. */
let fields: Position[];
beforeAll(async () => {
  fields = game.services.world.cells().filter(({ type }) => type === "factory");
});

let factory: Position;
beforeEach(async () => {
  const { x = 0, y = 0 } = fields.pop() ?? {};
  factory = { x, y };
  await putPlayer(game, scout.id, factory);
});

const slotsThere = () => game.services.world.at(factory).slots;

test("without a scouter a factory shows neither slots nor guard", async () => {
  const free = await scout.call.fields.move(factory);
  expect(free).not.toHaveProperty("scout");
  expect(free).not.toHaveProperty("factory");
  await giveFactory(game, holder.id, factory, slotsThere());
  const held = await scout.call.fields.move(factory);
  expect(held).not.toHaveProperty("scout");
  expect(held).toMatchObject({ factory: { lvl: 1 }, user: { username: holder.username } });
  expect(held).not.toHaveProperty("factory.slots");
  expect(held).not.toHaveProperty("rank");
});

test("one's own factory shows its slots and nothing to scout", async () => {
  await giveFactory(game, scout.id, factory, slotsThere());
  await setTools(game, scout.id, { scouter: 1 });
  const field = await scout.call.fields.move(factory);
  expect(field).toMatchObject({ factory: { slots: slotsThere() } });
  expect(field).not.toHaveProperty("scout");
});

test("a scouter shows slots and the neutral guard of a free factory", async () => {
  await setTools(game, scout.id, { scouter: 1 });
  const guard = { units: firstUnits(neutralWalls(slotsThere(), 0)), ofOwner: false };
  const expected = { scout: { slots: slotsThere(), store: NO_AMOUNTS, guard } };
  expect(await scout.call.fields.move(factory)).toMatchObject(expected);
  const seen = await scout.call.fields.field(factory);
  expect(seen).toMatchObject(expected);
  expect(seen).not.toHaveProperty("factory");
});

test("class and name of a factory are public, and so is who holds a works", async () => {
  const cells = game.services.world.cells();
  const works = cells.find(
    ({ type, slots }) => type === "factory" && factoryClass(slots) === "works",
  );
  if (works === undefined) throw new Error("There is no works.");
  const { x, y } = works;
  const name = game.services.world.worksNameAt(works);
  expect(name).toMatch(/^[A-Z]\w+$/);
  await putPlayer(game, scout.id, { x, y });
  expect(await scout.call.fields.move({ x, y })).toMatchObject({ site: { class: "works", name } });
  await giveFactory(game, holder.id, { x, y }, works.slots);
  const view = await scout.call.fields.view();
  expect(view.works).toContainEqual({ x, y, name, owner: holder.username, isBot: false });
  const factories = view.rows.join("").replaceAll(/[^F]/g, "").length;
  expect(view.classes).toHaveLength(factories);
});
