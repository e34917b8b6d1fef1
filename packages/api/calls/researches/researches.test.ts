import { TOOL_IDS } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { give } from "../../testing/give.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let names = 0;

let player: Browser & { id: number };
beforeEach(async () => {
  player = await game.player(`Scholar${names++}`);
});

const levelOf = async (research: string) =>
  (await player.call.researches.list()).researches.find((one) => one.research === research)?.level;
const held = async (tool: string) =>
  (await player.call.tools.list()).tools.find((one) => one.tool === tool)?.count;

test("everything begins at nothing, all of it", async () => {
  const { researches } = await player.call.researches.list();
  const { tools } = await player.call.tools.list();
  expect(researches.map(({ research }) => research)).toEqual(TOOL_IDS);
  expect(researches.every(({ level }) => level === 0)).toBe(true);
  expect(tools.map(({ tool }) => tool)).toEqual(researches.map(({ research }) => research));
  expect(tools.every(({ count }) => count === 0)).toBe(true);
});

test("mines cost 800 of each and bring twenty", async () => {
  const { status, research } = await player.call.researches.raise({ research: "mines" });
  expect(research).toEqual({ research: "mines", level: 1 });
  expect(status).toMatchObject({ metal: 200, energy: 200 });
  expect(await levelOf("mines")).toBe(1);
  expect(await held("mines")).toBe(20);
});

test("of a kept tool one holds as many as its level", async () => {
  await player.call.researches.raise({ research: "gps", level: 1 });
  expect(await held("gps")).toBe(1);
});

test("each refusal has its code and changes nothing", async () => {
  const refused = async (input: { research: "mines" | "base_mover"; level?: number }) =>
    refusal(player.call.researches.raise(input));
  expect(await refused({ research: "mines", level: 2 })).toEqual(refusedWith("LEVEL_NOT_NEXT"));
  expect(await refused({ research: "base_mover" })).toEqual(
    refusedWith("NOT_ENOUGH_RESOURCES", { missing: { metal: 4000, energy: 4000 } }),
  );
  await player.call.researches.raise({ research: "mines" });
  await give(game, player.id, 50_000, 50_000);
  expect(await refused({ research: "mines" })).toEqual(
    refusedWith("BASE_LEVEL_TOO_LOW", { baseLevel: 2 }),
  );
  expect(await held("mines")).toBe(20);
  await game.pool.query(
    "update players set researches[2] = 5, version = version + 1 where id = $1::int",
    [player.id],
  );
  game.services.actions.forget(player.id);
  expect(await refused({ research: "mines" })).toEqual(refusedWith("MAX_LEVEL"));
});
