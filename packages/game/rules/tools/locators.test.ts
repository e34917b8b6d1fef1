import { describe, expect, it } from "vitest";
import { groundOf } from "../../testing/ground.ts";
import { knownBase, toolEnv, toolState, toolUsed } from "../../testing/tool-use.ts";
import { applyTool } from "./use-tool.ts";

describe("locators", () => {
  const bases = [
    knownBase(1, "Ada", 20),
    knownBase(2, "Bob", 22, 5),
    knownBase(3, "Cyd", 16, 4),
    knownBase(4, "Dee", 23, 1),
    knownBase(5, "Eve", 24, 4),
  ];

  it("find the nearest base that is weaker and may be attacked", () => {
    const state = toolState({ bases, mayAttack: (id) => id !== 4 });
    expect(toolUsed(state, { tool: "army_locator", count: 9 }).outcome).toEqual({
      tool: "army_locator",
      count: 9,
      name: "Cyd",
      defense: 4,
      x: 16,
      y: 20,
      distance: 4,
      direction: "w",
    });
  });

  it("find a named base, or the nearest one of another player", () => {
    const state = toolState({ bases });
    const find = { tool: "base_locator", count: 9 } as const;
    expect(toolUsed(state, find).outcome).toMatchObject({ name: "Bob", x: 22, distance: 2 });
    expect(toolUsed(state, { ...find, username: "eVE" }).outcome).toMatchObject({ name: "Eve" });
    expect(toolUsed(state, { ...find, username: "ada" }).outcome).toMatchObject({ distance: 0 });
  });

  it("find the nearest factory of another player, else the nearest free one", () => {
    const factory = (x: number, ownerId: number | null) =>
      ({ x, y: 20, ownerId, type: "factory" }) as const;
    const ownAndFree = [factory(21, 1), factory(45, null), factory(29, null)];
    const find = { tool: "flag_locator", count: 9 } as const;
    const held = toolState({ fields: groundOf(...ownAndFree, factory(40, 2)) });
    expect(toolUsed(held, find).outcome).toMatchObject({ x: 40, distance: 20, free: false });
    const free = toolState({ fields: groundOf(...ownAndFree) });
    expect(toolUsed(free, find).outcome).toMatchObject({ x: 29, distance: 9, free: true });
  });

  it.each(["army_locator", "base_locator", "flag_locator"] as const)(
    "do not use up %s when there is nothing to find",
    (tool) => {
      const alone = toolState({ bases: [knownBase(1, "Ada", 20)] });
      const refused = { ok: false, code: "NOTHING_FOUND" };
      expect(applyTool(alone, { tool, count: 9 }, toolEnv)).toEqual(refused);
    },
  );
});
