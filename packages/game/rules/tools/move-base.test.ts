import { describe, expect, it } from "vitest";
import { groundOf, mineOf } from "../../testing/ground.ts";
import { toolEnv, toolState, toolUsed } from "../../testing/tool-use.ts";
import { writesOf } from "../../writes.ts";
import { useTool } from "./use-tool.ts";

describe("moving the base", () => {
  it("brings it where the player stands and clears the mines there", () => {
    const mines = [mineOf({ id: 1 }), mineOf({ id: 2, x: 21 }), mineOf({ id: 3, ownerId: 1 })];
    const { changes, outcome, after } = toolUsed(toolState({ mines }), {
      tool: "base_mover",
      count: 9,
    });
    expect(outcome).toEqual({ tool: "base_mover", count: 9, x: 20, y: 20 });
    expect(after).toMatchObject({ baseX: 20, baseY: 20 });
    expect(writesOf(changes, "base-move")).toEqual([{ playerId: 1, x: 20, y: 20 }]);
    expect(writesOf(changes, "mines").map(({ removeId }) => removeId)).toEqual([1, 3]);
  });

  it("refuses who has no base", () => {
    const state = toolState({});
    const player = { ...state.player, baseX: null, baseY: null };
    expect(useTool({ ...state, player }, { tool: "base_mover", count: 9 }, toolEnv)).toEqual({
      ok: false,
      code: "WRONG_FIELD",
    });
  });

  it.each([{ type: "cave" as const }, { ownerId: 2 }, { ownerId: 1 }])("refuses on %o", (set) => {
    const fields = groundOf({ x: 20, y: 20, ...set });
    expect(useTool(toolState({ fields }), { tool: "base_mover", count: 9 }, toolEnv)).toEqual({
      ok: false,
      code: "WRONG_FIELD",
    });
  });
});
