import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byId } from "../../by-id.ts";
import { TOOL_IDS } from "../../catalogue/tools.ts";
import { seededRandom } from "../../random.ts";
import { groundOf, toolsOf } from "../../testing/ground.ts";
import { NOON } from "../../testing/players.ts";
import { applied, refusal } from "../../testing/results.ts";
import { home, knownBase, toolEnv, toolState, toolUser } from "../../testing/tool-use.ts";
import { isOnGrid } from "../../world/grid.ts";
import { changesOf } from "../../writes.ts";
import { isConsumableTool } from "./all-tools.ts";
import { applyTool } from "./use-tool.ts";

describe("applyTool", () => {
  it.each(TOOL_IDS.filter((id) => !isConsumableTool(id)))("refuses %s, which is kept", (tool) => {
    const code = tool === "gps" ? "BAD_INPUT" : "TOOL_NOT_USABLE";
    expect(refusal(applyTool(toolState(), { tool, count: 9 }, toolEnv))).toBe(code);
  });

  const totals = [10, 11, 8, -1, 8.5, Number.NaN];
  it.each(totals)("refuses to leave %d of ten after using one", (count) => {
    for (const tool of TOOL_IDS.filter((id) => isConsumableTool(id) && id !== "mines")) {
      expect(refusal(applyTool(toolState(), { tool, count }, toolEnv))).toBe("NOT_ENOUGH_TOOLS");
    }
  });

  it("refuses tools that are not held", () => {
    const state = toolState({ player: { ...toolUser, tools: toolsOf({ mines: 2 }) } });
    for (const input of [
      { tool: "mdn", count: -1 },
      { tool: "improb_drive", count: 0 },
      { tool: "prob_drive", count: 0, type: "waste" },
      { tool: "mines", count: -1, n: 3 },
      { tool: "mines", count: 2 },
      { tool: "mines", count: 1, n: 2 },
    ] as const) {
      expect(applyTool(state, input, toolEnv), input.tool).toEqual({
        ok: false,
        code: "NOT_ENOUGH_TOOLS",
        left: input.tool === "mines" ? 2 : 0,
      });
    }
  });

  it("never leaves a count below 0, and costs exactly the stated amount", () => {
    const bases = [knownBase(2, "Bob", 25)];
    const fields = groundOf(home, { x: 25, y: 20, ownerId: 2 }, { x: 40, y: 4, type: "factory" });
    fc.assert(
      fc.property(
        fc.record(byId(TOOL_IDS, () => fc.nat({ max: 4 }))),
        fc.constantFrom(...TOOL_IDS),
        fc.integer({ min: -2, max: 5 }),
        fc.option(fc.integer({ min: -1, max: 6 }), { nil: undefined }),
        fc.string(),
        (tools, tool, count, n, seed) => {
          const state = toolState({ player: { ...toolUser, tools }, bases, fields });
          const input = { tool, count, n, type: "factory" } as const;
          const result = applyTool(state, input, { now: NOON, random: seededRandom(seed) });
          if (!result.ok) return;
          const { after, ledger, outcome } = applied(state.player, result);
          expect(Math.min(...Object.values(after.tools))).toBeGreaterThanOrEqual(0);
          expect(after.tools[tool]).toBe(count);
          expect(outcome.count).toBe(count);
          expect(isOnGrid(after)).toBe(true);
          expect(ledger[0]).toMatchObject({ kind: "tool", metal: 0, energy: 0 });
          const changed = changesOf(result.changes, "player").map(({ id }) => id);
          expect(new Set(changed)).toEqual(new Set([toolUser.id]));
        },
      ),
      { numRuns: 300 },
    );
  });
});
