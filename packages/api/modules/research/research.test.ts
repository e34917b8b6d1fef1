import { TOOL_IDS } from "@emberlode/game";
import { expect, test } from "vitest";
import { expectRefused } from "../../testing/game-state.ts";
import { give, setPlayer } from "../../testing/give.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);

const levelOf = async (research: string) =>
  (await player.call.researches.list()).researches.find((one) => one.research === research)?.level;
const held = async (tool: string) =>
  (await player.call.tools.list()).tools.find((one) => one.tool === tool)?.count;

test("a new player has level 0 of everything", async () => {
  const { researches } = await player.call.researches.list();
  const { tools } = await player.call.tools.list();
  expect(researches.map(({ research }) => research)).toEqual(TOOL_IDS);
  expect(researches.every(({ level }) => level === 0)).toBe(true);
  expect(tools.map(({ tool }) => tool)).toEqual(researches.map(({ research }) => research));
  expect(tools.every(({ count }) => count === 0)).toBe(true);
});

test("mines cost 800 of each resource and bring twenty", async () => {
  const { status, research } = await player.call.researches.raise({ research: "mines" });
  expect(research).toEqual({ research: "mines", level: 1 });
  expect(status).toMatchObject({ metal: 200, energy: 200 });
  expect(await levelOf("mines")).toBe(1);
  expect(await held("mines")).toBe(20);
});

test("raises one level at a time, for its price, up to the limits of base and tool", async () => {
  const raise = (research: "mines" | "base_mover", level?: number) => () =>
    player.call.researches.raise({ research, ...(level !== undefined && { level }) });
  await expectRefused(game, raise("mines", 2), "LEVEL_NOT_NEXT");
  const missing = { metal: 4000, energy: 4000 };
  await expectRefused(game, raise("base_mover"), "NOT_ENOUGH_RESOURCES", { missing });
  await raise("mines")();
  await give(game, player.id, 50_000, 50_000);
  await expectRefused(game, raise("mines"), "BASE_LEVEL_TOO_LOW", { baseLevel: 2 });
  await setPlayer(game, player.id, "researches[2] = 5");
  await expectRefused(game, raise("mines"), "MAX_LEVEL");
});
