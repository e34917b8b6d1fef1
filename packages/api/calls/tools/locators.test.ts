import { distance, HOUR, type Position } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { own, setPlayer } from "../../testing/give.ts";
import { cellOf, putPlayer } from "../../testing/land.ts";
import { held, hold, useOne } from "../../testing/tool-ground.ts";
import { useGame } from "../../testing/use-game.ts";

type Player = Browser & { id: number };
const game = useGame();
let player: Player;
let target: Player;
let home: Position;
let theirs: Position;

const baseOf = async (one: Player) => (await one.call.user.session()).user.base;

beforeAll(async () => {
  player = await game.player("Seeker");
  target = await game.player("Target");
  home = await baseOf(player);
  theirs = await baseOf(target);
});

beforeEach(async () => {
  await putPlayer(game, player.id, home);
  await hold(game, player.id, { army_locator: 5, flag_locator: 5, base_locator: 5 });
  await setPlayer(game, player.id, "attack_units[1] = 5, fights = '[]'");
  await setPlayer(game, target.id, "shield_until = 0, defense_units[1] = 0, fights = '[]'");
});

const use = <T extends "army_locator" | "flag_locator" | "base_locator">(
  tool: T,
  more: { username?: string } = {},
) => useOne(player, { tool, count: 4, ...more });

async function expectNothingFound(call: () => Promise<unknown>) {
  const before = await game.services.actions.read(player.id);
  expect(await refusal(call())).toEqual(refusedWith("NOTHING_FOUND"));
  expect(await game.services.actions.read(player.id)).toEqual(before);
}

describe("the Base Locator", () => {
  test("finds the base of a named player, whatever the case of the name", async () => {
    const answer = await use("base_locator", { username: "tArGeT" });
    expect(answer).toMatchObject({
      tool: "base_locator",
      count: 4,
      name: "Target",
      ...theirs,
      distance: distance(home, theirs),
      direction: expect.any(String),
    });
    expect(answer.desc).toMatch(/^The Base Locator points to Target's base at .* steps? to the /);
    expect(await held(game, player.id, "base_locator")).toBe(4);
  });

  test("finds one's own base by name, or else the nearest other", async () => {
    expect(await use("base_locator", { username: "Seeker" })).toMatchObject({
      ...home,
      distance: 0,
      desc: expect.stringContaining(english["log-lines"]("tool.standingOnIt")),
    });
    await hold(game, player.id, { base_locator: 5 });
    expect(await use("base_locator")).toMatchObject({ name: "Target" });
  });

  test("finds nobody who is not there", async () => {
    await expectNothingFound(() => use("base_locator", { username: "Nobody" }));
  });
});

describe("the Flag Locator", () => {
  test("finds the nearest factory that another holds, else the nearest free one", async () => {
    const free = await use("flag_locator");
    expect(free).toMatchObject({ free: true, count: 4 });
    expect(game.services.world.at(free).type).toBe("factory");
    const factory = cellOf(game, "factory");
    await own(game, target.id, factory, 900);
    await hold(game, player.id, { flag_locator: 5 });
    expect(await use("flag_locator")).toMatchObject({ ...factory, free: false });
  });
});

describe("the Army Locator", () => {
  test("finds the nearest base that is weaker and may be attacked", async () => {
    expect(await use("army_locator")).toMatchObject({
      name: "Target",
      defense: 0,
      count: 4,
      ...theirs,
    });
    await hold(game, player.id, { army_locator: 5 });
    await setPlayer(game, target.id, "defense_units[1] = 4");
    expect(await use("army_locator")).toMatchObject({ name: "Target", defense: 4 });
  });

  test("who holds none is refused without a look at the others", async () => {
    await hold(game, player.id, { army_locator: 0 });
    const looked = vi.spyOn(game.services.world, "bases");
    const call = player.call.tools.use({ tool: "army_locator", count: 0 });
    expect(await refusal(call)).toEqual(refusedWith("NOT_ENOUGH_TOOLS", { left: 0 }));
    expect(looked).not.toHaveBeenCalled();
    looked.mockRestore();
  });

  test("passes over those under shield", async () => {
    await setPlayer(game, target.id, `shield_until = ${game.clock.now() + HOUR}`);
    await expectNothingFound(() => use("army_locator"));
  });
});
