import { gridStep, HOUR, type Position } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { baseOf } from "../../testing/bases.ts";
import { expectRefused, stateOf } from "../../testing/game-state.ts";
import { giveFactory } from "../../testing/give.ts";
import { expectOneCommit } from "../../testing/one-commit.ts";
import { cellOf, putPlayer } from "../../testing/positions.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);
let home: Position;
beforeEach(() => {
  home = baseOf(game, player.id);
});

const where = async () => {
  const { x, y } = (await player.call.user.session()).user.status;
  return { x, y };
};

test("fifty concurrent steps leave the player where one of them ends", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      player.call.fields.move(gridStep(home, n % 2 === 0 ? "e" : "w")),
    ),
  );
  const last = answers.at(-1);
  expect(await where()).toEqual({ x: last?.x, y: last?.y });
  expect(answers.filter((answer) => "type" in answer).length).toBeGreaterThan(0);
});

test("only the player who dug a field sees until when it is spent", async () => {
  const field = cellOf(game, "metal");
  await putPlayer(game, player.id, field);
  await player.call.user.gather({ type: "metal", field });
  const spentUntil = new Date(game.clock.now() + HOUR).toISOString();
  expect(await player.call.fields.move(field)).toMatchObject({ type: "metal", spentUntil });
  expect(await player.call.fields.field(field)).toMatchObject({ type: "metal", spentUntil });
  const other = await game.player();
  await putPlayer(game, other.id, field);
  expect(await other.call.fields.move(field)).not.toHaveProperty("spentUntil");
});

test("looking shows explored fields and changes nothing", async () => {
  const near = gridStep(gridStep(gridStep(home, "e"), "e"), "e");
  const look = () => player.call.fields.field(gridStep(near, "e"));
  await expectRefused(game, look, "NOT_EXPLORED");
  const before = await stateOf(game);
  expect(await player.call.fields.field(near)).toMatchObject(near);
  expect(await stateOf(game)).toBe(before);
});

test("the overview shows cells within three steps, one's base and other bases seen", async () => {
  const { rows, base, bases, factories } = await player.call.fields.view();
  expect(rows).toHaveLength(50);
  expect(rows.join("").replaceAll(" ", "")).toHaveLength(49);
  expect(rows[home.y - 1]?.[home.x - 1]).toBe("B");
  expect(base).toEqual(home);
  expect(factories).toEqual([]);
  expect(bases).toEqual([]);
  const other = await game.player();
  const theirs = baseOf(game, other.id);
  await putPlayer(game, player.id, gridStep(theirs, "n"));
  await player.call.fields.move(theirs);
  const seen = await player.call.fields.view();
  expect(seen.bases).toContainEqual({
    ...theirs,
    username: other.username,
    isBot: false,
    rank: expect.toBeOneOf([null, expect.any(Number)]),
  });
});

test("the overview names the owners of explored factories", async () => {
  const other = await game.player();
  const factories = game.services.world
    .cells()
    .filter((cell) => cell.type === "factory" && game.services.world.worksNameAt(cell) === null);
  const { x, y } = factories.at(-1) ?? home;
  const factory = { x, y };
  await giveFactory(game, other.id, factory, 900);
  expect((await player.call.fields.view()).held).toEqual([]);
  await putPlayer(game, player.id, gridStep(factory, "n"));
  await player.call.fields.move(factory);
  const held = [{ ...factory, username: other.username, isBot: false }];
  expect((await player.call.fields.view()).held).toEqual(held);
  expect((await other.call.fields.view()).held).toEqual([]);
});

test("other players' positions appear nowhere", async () => {
  const other = await game.player();
  const spot = gridStep(home, "e");
  await putPlayer(game, other.id, spot);
  const answers = [await player.call.fields.move(spot), await player.call.fields.view()];
  expect(JSON.stringify(answers)).not.toContain(other.username);
});

test("a warm step is one commit without any other query, even onto another's base", async () => {
  const other = await game.player();
  const theirs = baseOf(game, other.id);
  await putPlayer(game, player.id, theirs);
  await player.call.fields.move(theirs);
  await player.call.fields.move(gridStep(theirs, "n"));
  const field = await expectOneCommit(game, () => player.call.fields.move(theirs));
  expect(field).toMatchObject({ type: "base" });
});

test("new bases of another process appear with a refresh, even without notifications", async () => {
  const other = await game.another();
  await other.live.stop();
  await game.player();
  expect(other.world.bases().length).toBeLessThan(game.services.world.bases().length);
  await other.world.refresh();
  expect(other.world.bases().length).toBe(game.services.world.bases().length);
  expect(other.world.factoriesOf(player.id)).toMatchObject([{ type: "base", lvl: 1 }]);
});

test("lists owned factories, the base first", async () => {
  const factory = cellOf(game, "factory");
  await giveFactory(game, player.id, factory, 900);
  const { factories } = await player.call.puc.list();
  expect(factories).toMatchObject([
    { user: String(player.id), factory: { type: "base", ...home }, lvl: 1, slots: 2000 },
    { user: String(player.id), factory: { type: "factory", ...factory }, slots: 900, rank: null },
  ]);
  expect((await player.call.fields.view()).factories).toEqual([factory]);
});
