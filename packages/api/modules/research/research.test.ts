import { expect, test } from "vitest";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);

const levelOf = async (research: string) =>
  (await player.call.researches.list()).researches.find((one) => one.research === research)?.level;
const held = async (tool: string) =>
  (await player.call.tools.list()).tools.find((one) => one.tool === tool)?.count;

test("mines cost 800 of each resource and bring twenty", async () => {
  const { status, research } = await player.call.researches.raise({ research: "mines" });
  expect(research).toEqual({ research: "mines", level: 1 });
  expect(status).toMatchObject({ metal: 200, energy: 200 });
  expect(await levelOf("mines")).toBe(1);
  expect(await held("mines")).toBe(20);
});
