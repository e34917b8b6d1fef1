import { describe, expect, it } from "vitest";
import { TOOL_IDS, type ToolId } from "../catalogue/tools.ts";
import { equalAmounts } from "../resource.ts";
import type { PlayerState } from "../state.ts";
import { envAt } from "../testing/env.ts";
import { makeBase, makeFactory } from "../testing/factories.ts";
import { makePlayer } from "../testing/players.ts";
import { amountsAround } from "../testing/prices.ts";
import { accepted, applied, refusal } from "../testing/results.ts";
import { raiseResearch } from "./research.ts";
import { isConsumableTool, TOOLS } from "./tools/all-tools.ts";

const env = envAt();

function withLevel(id: ToolId, level: number, set: Partial<PlayerState> = {}) {
  const player = makePlayer({ id: 1, carried: equalAmounts(1e6), ...set });
  return { ...player, researches: { ...player.researches, [id]: level } };
}

describe("raiseResearch", () => {
  it("grants 20 mines with the first level of mines", () => {
    const player = makePlayer({ id: 1 });
    const factories = [makeBase(1)];
    const raised = applied(
      player,
      raiseResearch({ player, factories }, { research: "mines" }, env),
    );
    const { outcome, after, ledger } = raised;
    expect(outcome).toEqual({ research: "mines", level: 1, held: 20, metal: 200, energy: 200 });
    const detail = { research: "mines", level: 1, pack: 20 };
    expect(ledger).toEqual([{ playerId: 1, kind: "research", metal: -800, energy: -800, detail }]);
    expect(after).toEqual({
      ...player,
      carried: equalAmounts(200),
      researches: { ...player.researches, mines: 1 },
      tools: { ...player.tools, mines: 20 },
    });
  });

  it.each(TOOL_IDS)("adds the pack of %s, or sets its count to the level", (research) => {
    const held = { ...makePlayer({ id: 1 }).tools, [research]: 2 };
    const player = withLevel(research, 2, { tools: held });
    const state = { player, factories: [makeFactory(1), makeBase(3)] };
    const { outcome } = accepted(raiseResearch(state, { research, level: 3 }, env));
    expect(outcome.held).toBe(isConsumableTool(research) ? 2 + (TOOLS[research].pack ?? 0) : 3);
    expect(outcome.metal).toBe(1e6 - TOOLS[research].basePrice * 4);
  });

  it.each([
    [0, 1, undefined, null],
    [1, 1, undefined, "BASE_LEVEL_TOO_LOW"],
    [0, 0, undefined, "BASE_LEVEL_TOO_LOW"],
    [1, 5, 2, null],
    [1, 5, 1, "LEVEL_NOT_NEXT"],
    [1, 5, 3, "LEVEL_NOT_NEXT"],
    [4, 5, 5, null],
    [5, 10, undefined, "MAX_LEVEL"],
    [5, 10, 6, "MAX_LEVEL"],
  ])(
    "at level %i with a base of level %i, asked for %s, answers %s",
    (level, base, asked, code) => {
      const factories = base === 0 ? [makeFactory(1)] : [makeBase(base)];
      const state = { player: withLevel("gps", level), factories };
      const result = raiseResearch(state, { research: "gps", level: asked }, env);
      expect(refusal(result)).toBe(code);
    },
  );

  it("reports the required base level", () => {
    const state = { player: withLevel("gps", 2), factories: [makeBase(2)] };
    const result = raiseResearch(state, { research: "gps" }, env);
    expect(result).toEqual({ ok: false, code: "BASE_LEVEL_TOO_LOW", baseLevel: 3 });
  });

  it.each(amountsAround(500))(
    "with %i metal and %i energy answers %s",
    (metal, energy, expected) => {
      const player = makePlayer({ id: 1, carried: { metal, energy } });
      const result = raiseResearch({ player, factories: [makeBase()] }, { research: "gps" }, env);
      expect(refusal(result)).toBe(expected);
    },
  );
});
