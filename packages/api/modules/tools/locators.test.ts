import { gridDistance, type Position } from "@emberlode/game";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { baseOf } from "../../testing/bases.ts";
import type { Player } from "../../testing/game.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { setPlayer } from "../../testing/give.ts";
import { putPlayer } from "../../testing/positions.ts";
import { setTools, toolCount, useTool } from "../../testing/tools.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let player: Player;
let target: Player;
let home: Position;
let theirs: Position;

beforeAll(async () => {
  player = await game.player("Seeker");
  target = await game.player("Target");
  home = baseOf(game, player.id);
  theirs = baseOf(game, target.id);
});

beforeEach(async () => {
  await putPlayer(game, player.id, home);
  await setTools(game, player.id, { army_locator: 5, base_locator: 5 });
  await setPlayer(game, player.id, "attack_units[1] = 5, fights = '[]'");
  await setPlayer(game, target.id, "shield_until = 0, defense_units[1] = 0, fights = '[]'");
});

const use = <T extends "army_locator" | "base_locator">(
  tool: T,
  more: { username?: string } = {},
) => useTool(player, { tool, count: 4, ...more });

describe("the Base Locator", () => {
  test("finds the base of a named player, ignoring case", async () => {
    const answer = await use("base_locator", { username: "tArGeT" });
    expect(answer).toMatchObject({
      tool: "base_locator",
      count: 4,
      name: "Target",
      ...theirs,
      distance: gridDistance(home, theirs),
      direction: expect.any(String),
    });
    expect(answer.desc).toMatch(/^The Base Locator points to Target's base at .* steps? to the /);
    expect(await toolCount(game, player.id, "base_locator")).toBe(4);
  });

  test("reports unknown players as not found", async () => {
    const call = () => use("base_locator", { username: "Nobody" });
    await expectRefused(game, call, "NOTHING_FOUND");
  });
});

describe("the Army Locator", () => {
  test("finds the nearest base that is weaker and can be attacked", async () => {
    await setPlayer(game, target.id, "defense_units[1] = 4");
    const found = { name: "Target", defense: 4, count: 4, ...theirs };
    expect(await use("army_locator")).toMatchObject(found);
  });

  test("without one, is refused without loading the bases", async () => {
    await setTools(game, player.id, { army_locator: 0 });
    const looked = vi.spyOn(game.services.world, "bases");
    const call = () => player.call.tools.use({ tool: "army_locator", count: 0 });
    await expectRefused(game, call, "NOT_ENOUGH_TOOLS", { left: 0 });
    expect(looked).not.toHaveBeenCalled();
    looked.mockRestore();
  });
});
