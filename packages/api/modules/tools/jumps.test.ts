import { MINUTE, type Position, TOOL_IDS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { beforeEach, describe, expect, test } from "vitest";
import { baseOf } from "../../testing/bases.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { setPlayer } from "../../testing/give.ts";
import { putPlayer } from "../../testing/positions.ts";
import { emptySpot, mineLogs, setTools, useTool } from "../../testing/tools.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const [player, layer] = [usePlayer(game), usePlayer(game)];
beforeEach(() => setPlayer(game, player.id, "shield_until = 0"));

async function layAt(spot: Position, n: number): Promise<void> {
  await putPlayer(game, layer.id, spot);
  await setTools(game, layer.id, { mines: n });
  await layer.call.tools.use({ tool: "mines", count: 0, n });
}

async function plotAt({ x, y }: Position, owner = player.id): Promise<string> {
  const id = `plot-${owner}-${x}-${y}`;
  await game.pool.query(
    `insert into plots (id, player_id, x, y, fields, created_at)
    values ($1, $2::int, $3::int, $4::int, '{}', 0) on conflict do nothing`,
    [id, owner, x, y],
  );
  return id;
}

const status = async () => (await player.call.user.session()).user.status;

describe("the Probability Drive", () => {
  test("jumps to a field of the chosen type", async () => {
    await setTools(game, player.id, { prob_drive: 2 });
    const answer = await useTool(player, { tool: "prob_drive", count: 1, type: "bank" });
    const { x, y, newStatus } = answer;
    const desc = english.catalogue("tools.prob_drive.used", { x, y });
    expect(answer).toMatchObject({ tool: "prob_drive", count: 1, type: "bank", desc });
    expect(game.services.world.at({ x, y }).type).toBe("bank");
    expect(newStatus).toMatchObject({ x, y });
    expect(await status()).toMatchObject({ x, y });
    expect(await player.call.fields.field({ x, y })).toMatchObject({ type: "bank" });
  });
});

describe("the GPS", () => {
  test("travels to one's own plot, once per 60 / level minutes", async () => {
    const spot = emptySpot(game);
    const plot = await plotAt(spot);
    await setTools(game, player.id, { gps: 3 });
    const answer = await useTool(player, { tool: "gps", count: 3, plot });
    expect(answer).toMatchObject({
      tool: "gps",
      count: 3,
      ...spot,
      desc: english.catalogue("tools.gps.used", { x: spot.x, y: spot.y }),
      readyAt: new Date(game.clock.now() + 20 * MINUTE).toISOString(),
      newStatus: spot,
    });
    expect(await status()).toMatchObject(spot);
    const listed = async () => (await player.call.tools.list()).tools[TOOL_IDS.indexOf("gps")];
    expect(await listed()).toEqual({ tool: "gps", count: 3, readyAt: answer.readyAt });
    const home = baseOf(game, player.id);
    const plotAtHome = await plotAt(home);
    const back = () => player.call.tools.use({ tool: "gps", count: 3, plot: plotAtHome });
    await expectRefused(game, back, "TOOL_NOT_READY", { waitMs: 20 * MINUTE });
    game.clock.pass(20 * MINUTE);
    expect(await listed()).toEqual({ tool: "gps", count: 3 });
    expect(await back()).toMatchObject(home);
  });

  test("refuses others' plots, unknown plots and the current position", async () => {
    const spot = emptySpot(game);
    const go = (plot: string) => () => player.call.tools.use({ tool: "gps", count: 2, plot });
    await setTools(game, player.id, { gps: 2 });
    for (const plot of ["no-such-plot", "\u0000", await plotAt(spot, layer.id)]) {
      await expectRefused(game, go(plot), "NOT_FOUND");
    }
    const { x, y } = await status();
    await expectRefused(game, go(await plotAt({ x, y })), "ALREADY_THERE");
    await setTools(game, player.id, { gps: 0 });
    const without = () => player.call.tools.use({ tool: "gps", count: 0, plot: "any" });
    await expectRefused(game, without, "GPS_NEEDED");
  });
});

describe("a mine at the end of a jump", () => {
  test("goes off under the traveler and alerts both players", async () => {
    const spot = emptySpot(game);
    await layAt(spot, 2);
    const plot = await plotAt(spot);
    await setTools(game, player.id, { gps: 5 });
    const answer = await player.call.tools.use({ tool: "gps", count: 5, plot });
    expect(answer).toMatchObject({ ...spot, explosion: { metal: 20, energy: 20 } });
    expect(answer.newStatus).toMatchObject({ metal: 980, energy: 980 });
    const amounts = "20 metal and 20 energy";
    expect(answer.desc).toContain(english["log-lines"]("mine.underYou", { ...spot, amounts }));
    expect(await mineLogs(game, player.id)).toMatchObject([
      { metal: -20, energy: -20, detail: { role: "victim", ...spot } },
    ]);
    expect(await mineLogs(game, layer.id)).toMatchObject([
      { metal: 0, energy: 0, detail: { role: "layer", victim: player.username, metal: 20 } },
    ]);
    expect(game.services.world.at(spot).mines).toHaveLength(1);
  });
});
