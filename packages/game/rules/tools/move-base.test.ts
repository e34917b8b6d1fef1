import { describe, expect, it } from "vitest";
import { groundOf, mineOf } from "../../testing/ground.ts";
import { NOON } from "../../testing/players.ts";
import { toolEnv, toolState, toolUsed } from "../../testing/tool-use.ts";
import { changesOf } from "../../writes.ts";
import { applyTool } from "./use-tool.ts";

const here = { x: 20, y: 20 };
const input = { tool: "base_mover", count: 9 } as const;

describe("moving the base", () => {
  it("moves it to the player's cell and clears the live mines there", () => {
    const mines = [
      mineOf({ id: 1 }),
      mineOf({ id: 2, x: 21 }),
      mineOf({ id: 3, ownerId: 1 }),
      // Expired, so it may already be deleted.
      mineOf({ id: 4, until: NOON }),
    ];
    const { changes, outcome, after } = toolUsed(toolState({ mines }), input);
    expect(outcome).toEqual({ tool: "base_mover", count: 9, x: 20, y: 20 });
    expect(after).toMatchObject({ baseX: 20, baseY: 20 });
    expect(changesOf(changes, "base-move")).toEqual([{ playerId: 1, x: 20, y: 20 }]);
    expect(changesOf(changes, "mines").map(({ removeId }) => removeId)).toEqual([1, 3]);
  });

  it.each([
    ["in a cave", { fields: groundOf({ ...here, type: "cave" }) }],
    ["under the base of another", { fields: groundOf({ ...here, ownerId: 2 }) }],
    ["where it is", { fields: groundOf({ ...here, ownerId: 1 }) }],
  ] as const)("refuses %s", (_, set) => {
    const refused = { ok: false, code: "WRONG_FIELD" };
    expect(applyTool(toolState(set), input, toolEnv)).toEqual(refused);
  });
});
