import { DAY, gridStep, isConsumableTool, type Position, TOOL_IDS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { beforeEach, describe, expect, test } from "vitest";
import { baseOf } from "../../testing/bases.ts";
import type { Player, refusedWith } from "../../testing/game.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { putPlayer } from "../../testing/positions.ts";
import { emptySpot, setTools, toolCount } from "../../testing/tools.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);

/** Ten of each consumable tool, and every kept tool at its highest level. */
const ALL = Object.fromEntries(TOOL_IDS.map((tool) => [tool, isConsumableTool(tool) ? 10 : 5]));

let spot: Position;
beforeEach(async () => {
  spot = emptySpot(game);
  await putPlayer(game, player.id, spot);
  await setTools(game, player.id, ALL);
});

type Input = Parameters<Player["call"]["tools"]["use"]>[0];

const use = (input: Input) => player.call.tools.use(input);
const minesAt = ({ x, y }: Position) =>
  game.pool.query<{ owner: number; until: number }>(
    "select owner, until from mines where x = $1::int and y = $2::int order by id",
    [x, y],
  );
const refused = (input: Input, ...[code, facts]: Parameters<typeof refusedWith>) =>
  expectRefused(game, () => use(input), code, facts);

/** Has another player lay `n` mines on a cell. */
async function layBy({ id, call }: Player, cell: Position, n: number): Promise<void> {
  await putPlayer(game, id, cell);
  await setTools(game, id, { mines: n });
  await call.tools.use({ tool: "mines", count: 0, n });
}

describe("mines", () => {
  test("are laid on an empty field for a day, and end the shield", async () => {
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
    expect(await toolCount(game, player.id, "mines")).toBe(7);
    expect(await use({ tool: "mines", count: 5 })).toMatchObject({ laid: 2 });
    await refused({ tool: "mines", count: 4 }, "NO_MINES_HERE");
  });
});

describe("mine detection", () => {
  test("clears other players' mines within two cells and keeps half of them", async () => {
    const layer = await game.player();
    await layBy(layer, spot, 3);
    await putPlayer(game, player.id, gridStep(gridStep(spot, "e"), "e"));
    expect(await use({ tool: "mdn", count: 9 })).toMatchObject({ count: 9, cleared: 3, kept: 1 });
    expect(await toolCount(game, player.id, "mines")).toBe(11);
    expect(await minesAt(spot)).toEqual([]);
    expect(game.services.world.at(spot).mines).toEqual([]);
    expect(await use({ tool: "mdn", count: 8 })).toMatchObject({ cleared: 0, kept: 0 });
  });
});

describe("the Base Mover", () => {
  test("moves the base to the player's empty field and clears mines there", async () => {
    const { world } = game.services;
    const from = baseOf(game, player.id);
    await layBy(await game.player(), spot, 2);
    const answer = await use({ tool: "base_mover", count: 9 });
    expect(answer).toMatchObject({ count: 9, ...spot, desc: expect.stringContaining("base") });
    expect(await minesAt(spot)).toEqual([]);
    expect((await player.call.user.session()).user.base).toEqual(spot);
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

    await refused({ tool: "base_mover", count: 8 }, "WRONG_FIELD");
    // Back again, so the base moves both to a lower and to a higher cell.
    await putPlayer(game, player.id, from);
    await use({ tool: "base_mover", count: 8 });
    expect(baseOf(game, player.id)).toEqual(from);
    const other = await game.another();
    expect(other.world.at(from).baseOwner).toBe(player.id);
    expect(other.world.at(spot).baseOwner).toBeNull();
  });

  test("gives a field to only one of two players", async () => {
    const rival = await game.player();
    await putPlayer(game, rival.id, spot);
    await setTools(game, rival.id, { base_mover: 1 });
    const outcomes = await Promise.allSettled([
      use({ tool: "base_mover", count: 9 }),
      rival.call.tools.use({ tool: "base_mover", count: 0 }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const owners = await game.pool.query(
      "select owner from factories where x = $1::int and y = $2::int",
      [spot.x, spot.y],
    );
    expect(owners).toHaveLength(1);
  });
});
