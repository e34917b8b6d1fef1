import { DAY, isUsableTool, type Position, step, TOOL_IDS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { beforeEach, describe, expect, test } from "vitest";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { cellOf, putPlayer } from "../../testing/land.ts";
import { emptySpot, held, hold } from "../../testing/tool-ground.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let names = 0;

/** Ten of what is used up, every kept tool at its best. */
const ALL = Object.fromEntries(TOOL_IDS.map((tool) => [tool, isUsableTool(tool) ? 10 : 5]));

type Player = Browser & { id: number };
let player: Player;
let spot: Position;
beforeEach(async () => {
  player = await game.player(`Handy${names++}`);
  spot = emptySpot(game);
  await putPlayer(game, player.id, spot);
  await hold(game, player.id, ALL);
});

type Input = Parameters<Player["call"]["tools"]["use"]>[0];

const use = (input: Input) => player.call.tools.use(input);
const rowOf = async ({ id }: Player) =>
  (await game.pool.query("select * from players where id = $1::int", [id]))[0];
const minesAt = ({ x, y }: Position) =>
  game.pool.query<{ owner: number; until: number }>(
    "select owner, until from mines where x = $1::int and y = $2::int order by id",
    [x, y],
  );
/** A refusal with its code and text that leaves player and mines as they were. */
async function expectRefused(input: Input, ...refused: Parameters<typeof refusedWith>) {
  const before = [await rowOf(player), await minesAt(spot)];
  expect(await refusal(use(input))).toEqual(refusedWith(...refused));
  expect([await rowOf(player), await minesAt(spot)]).toEqual(before);
}

test.each(TOOL_IDS.filter((tool) => !isUsableTool(tool)))("%s is not used up", async (tool) => {
  for (const count of [5, 4]) await expectRefused({ tool, count }, "TOOL_NOT_USABLE");
});

test.each(TOOL_IDS.filter(isUsableTool))(
  "%s goes down by what it costs, never up",
  async (tool) => {
    const counts = tool === "mines" ? [10, 11] : [10, 11, 8, 0];
    for (const count of counts)
      await expectRefused({ tool, count }, "NOT_ENOUGH_TOOLS", { left: 10 });
    await hold(game, player.id, { [tool]: 0 });
    await expectRefused({ tool, count: 0 }, "NOT_ENOUGH_TOOLS", { left: 0 });
  },
);

test.each([
  { tool: "mines", count: 7, n: 0 },
  { tool: "mines", count: 7, n: 1.5 },
  { tool: "mdn", count: -1 },
  { tool: "base_locator", count: 9, username: "" },
] as const)("%o is no input", async (input) => {
  const before = await rowOf(player);
  expect(await refusal(use(input))).toMatchObject({ code: "BAD_INPUT", status: 400 });
  expect(await rowOf(player)).toEqual(before);
});

describe("mines", () => {
  test("are laid on an empty field for a day, and drop the shield", async () => {
    const answer = await use({ tool: "mines", count: 7, n: 3 });
    expect(answer).toMatchObject({
      tool: "mines",
      count: 7,
      laid: 3,
      until: new Date(game.clock.now() + DAY).toISOString(),
      desc: english.catalogue("tools.mines.used", { n: 3, x: spot.x, y: spot.y }),
      newStatus: { shieldUntil: null },
    });
    expect(await minesAt(spot)).toEqual(
      Array.from({ length: 3 }, () => ({ owner: player.id, until: game.clock.now() + DAY })),
    );
    expect(game.services.world.at(spot).mines).toHaveLength(3);
    expect(await held(game, player.id, "mines")).toBe(7);
    expect(await use({ tool: "mines", count: 5 })).toMatchObject({ laid: 2 });
    await expectRefused({ tool: "mines", count: 4 }, "NO_MINES_HERE");
    await expectRefused({ tool: "mines", count: 4, n: 2 }, "NOT_ENOUGH_TOOLS", { left: 5 });
  });

  test("lie neither on nor beside a building or base", async () => {
    const { base } = (await player.call.user.session()).user;
    await putPlayer(game, player.id, base);
    await expectRefused({ tool: "mines", count: 9 }, "WRONG_FIELD");
    await putPlayer(game, player.id, cellOf(game, "forest"));
    await expectRefused({ tool: "mines", count: 9 }, "WRONG_FIELD");
    const { world } = game.services;
    const beside = world
      .cells()
      .find((cell) => cell.baseOwner !== null && world.at(step(cell, "e")).type === "waste");
    if (beside === undefined) throw new Error("Every base stands beside something else.");
    await putPlayer(game, player.id, step(beside, "e"));
    await expectRefused({ tool: "mines", count: 9 }, "NO_MINES_HERE");
  });
});

describe("mine detection", () => {
  test("clears foreign mines within two cells and keeps half of them", async () => {
    const layer = await game.player(`Layer${names}`);
    const twoEast = step(step(spot, "e"), "e");
    const { world } = game.services;
    const cells = [spot, twoEast].filter((cell) => world.at(cell).type === "waste");
    for (const [index, cell] of cells.entries()) {
      await putPlayer(game, layer.id, cell);
      await hold(game, layer.id, { mines: 3 });
      const laid = layer.call.tools.use({ tool: "mines", count: 0, n: 3 });
      if (index === 0) await laid;
      else await laid.catch(() => {});
    }
    await use({ tool: "mines", count: 9 });
    const foreign = (await game.pool.query("select 1 from mines where owner = $1::int", [layer.id]))
      .length;
    const answer = await use({ tool: "mdn", count: 9 });
    const kept = Math.floor(foreign / 2);
    expect(foreign).toBeGreaterThanOrEqual(3);
    expect(answer).toMatchObject({ count: 9, cleared: foreign, kept });
    expect(answer.desc).toContain(`${foreign} mines cleared, ${kept} kept`);
    expect(await held(game, player.id, "mines")).toBe(9 + kept);
    expect(await minesAt(spot)).toMatchObject([{ owner: player.id }]);
    expect(world.at(spot).mines).toMatchObject([{ ownerId: player.id }]);
    expect(await use({ tool: "mdn", count: 8 })).toMatchObject({ cleared: 0, kept: 0 });
  });

  test("leaves the mines of partners where they lie", async () => {
    const partner = await game.player(`Partner${names}`);
    await putPlayer(game, partner.id, spot);
    await hold(game, partner.id, { mines: 3 });
    await partner.call.tools.use({ tool: "mines", count: 0, n: 3 });
    await player.call.naps.ask({ username: `Partner${names}` });
    await partner.call.naps.change({ id: String(player.id), state: "active" });
    expect(await use({ tool: "mdn", count: 9 })).toMatchObject({ cleared: 0, kept: 0 });
    expect(await minesAt(spot)).toMatchObject(
      Array.from({ length: 3 }, () => ({ owner: partner.id })),
    );
  });
});

describe("the Base Mover", () => {
  const baseOf = async (one: Player) => (await one.call.user.session()).user.base;

  test("moves the base to the empty field where one stands, and clears mines there", async () => {
    const { world } = game.services;
    const from = await baseOf(player);
    if (from === null) throw new Error("A registered player has a base.");
    const layer = await game.player(`Layer${names}`);
    await putPlayer(game, layer.id, spot);
    await hold(game, layer.id, { mines: 2 });
    await layer.call.tools.use({ tool: "mines", count: 0, n: 2 });

    const answer = await use({ tool: "base_mover", count: 9 });
    expect(answer).toMatchObject({ count: 9, ...spot, desc: expect.stringContaining("base") });
    expect(await minesAt(spot)).toEqual([]);
    expect(await baseOf(player)).toEqual(spot);
    expect(world.at(spot)).toMatchObject({ baseOwner: player.id, ownerId: player.id, mines: [] });
    expect(world.at(from)).toMatchObject({ baseOwner: null, ownerId: null, factory: null });
    expect(world.factoriesOf(player.id)).toMatchObject([{ type: "base", ...spot }]);
    await player.call.fields.move(spot);
    expect((await player.call.puc.list()).factories).toMatchObject([
      { factory: { type: "base", ...spot }, slots: 2000 },
    ]);
    const view = await player.call.fields.view();
    expect(view.base).toEqual(spot);
    expect(view.rows[spot.y - 1]?.[spot.x - 1]).toBe("B");
    expect(await player.call.fields.move(spot)).toMatchObject({ type: "base" });
    expect(await player.call.fields.field(from)).toMatchObject({ type: "waste" });

    await expectRefused({ tool: "base_mover", count: 8 }, "WRONG_FIELD");
    await putPlayer(game, layer.id, step(spot, "n"));
    await hold(game, layer.id, { mines: 1 });
    const beside = layer.call.tools.use({ tool: "mines", count: 0 });
    expect((await refusal(beside)).code).toMatch(/NO_MINES_HERE|WRONG_FIELD/);
    // Back again: the way to a lower cell and to a higher one.
    await putPlayer(game, player.id, from);
    await use({ tool: "base_mover", count: 8 });
    expect(await baseOf(player)).toEqual(from);
    const other = await game.another();
    expect(other.world.at(from).baseOwner).toBe(player.id);
    expect(other.world.at(spot).baseOwner).toBeNull();
  });

  test("builds on no other kind of field", async () => {
    await putPlayer(game, player.id, cellOf(game, "metal"));
    await expectRefused({ tool: "base_mover", count: 9 }, "WRONG_FIELD");
  });

  test("lets one of two players have a field", async () => {
    const rival = await game.player(`Rival${names}`);
    await putPlayer(game, rival.id, spot);
    await hold(game, rival.id, { base_mover: 1 });
    const outcomes = await Promise.all([
      use({ tool: "base_mover", count: 9 }).then(
        () => "done",
        () => "refused",
      ),
      refusal(rival.call.tools.use({ tool: "base_mover", count: 0 })).then(
        ({ code }) => code,
        () => "done",
      ),
    ]);
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    const owners = await game.pool.query(
      "select owner from factories where x = $1::int and y = $2::int",
      [spot.x, spot.y],
    );
    expect(owners).toHaveLength(1);
  });
});
