import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FieldType } from "../../catalogue/fields.ts";
import { groundOf, mineOf } from "../../testing/ground.ts";
import { NOON } from "../../testing/players.ts";
import { allTools, toolEnv, toolState, toolUsed, toolUser } from "../../testing/tool-use.ts";
import { gridDistance } from "../../world/grid.ts";
import { changesOf } from "../../writes.ts";
import { isBuilt } from "./ground.ts";
import { applyTool } from "./use-tool.ts";

describe("laying mines", () => {
  it("lays them for 24 hours and drops the shield", () => {
    const { changes, outcome, after } = toolUsed(toolState(), { tool: "mines", count: 7, n: 3 });
    const until = NOON + 86_400_000;
    expect(outcome).toEqual({ tool: "mines", count: 7, laid: 3, until });
    expect(changesOf(changes, "mines")).toEqual([
      { ownerId: 1, x: 20, y: 20, lay: { count: 3, until } },
    ]);
    expect(after.shieldUntil).toBe(NOON);
  });

  it("refuses only during the peace after a season", () => {
    const lay = (set: object) => {
      const peace = { from: NOON, until: NOON + 1, ...set };
      return applyTool(toolState({ peace }), { tool: "mines", count: 7, n: 3 }, toolEnv);
    };
    expect(lay({ afterSeason: true })).toMatchObject({ ok: false, code: "PEACE" });
    expect(lay({ afterSeason: true, from: NOON + 1 }).ok).toBe(true);
    expect(lay({}).ok).toBe(true);
  });

  it("does not change an expired shield", () => {
    const state = toolState({ player: { ...toolUser, shieldUntil: 5 } });
    expect(toolUsed(state, { tool: "mines", count: 9 }).after.shieldUntil).toBe(5);
  });

  it.each([
    ["WRONG_FIELD", groundOf({ x: 20, y: 20, type: "forest" }), []],
    ["WRONG_FIELD", groundOf({ x: 20, y: 20, ownerId: 3 }), []],
    ["NO_MINES_HERE", groundOf({ x: 21, y: 19, ownerId: 3 }), []],
    ["NO_MINES_HERE", groundOf({ x: 19, y: 20, type: "factory" }), []],
    ["NO_MINES_HERE", groundOf({ x: 19, y: 21, type: "bank" }), []],
    ["NO_MINES_HERE", groundOf(), [1, 2, 3, 4].map((id) => mineOf({ id, ownerId: 1 }))],
  ])("refuses with %s", (code, fields, mines) => {
    const result = applyTool(toolState({ fields, mines }), { tool: "mines", count: 8 }, toolEnv);
    expect(result).toEqual({ ok: false, code });
  });

  it("counts only live mines on the field", () => {
    const mines = [1, 2, 3, 4].map((id) =>
      mineOf({ id, ownerId: 1, ...(id > 2 ? { until: NOON } : { x: 21 }) }),
    );
    const { outcome } = toolUsed(toolState({ mines }), { tool: "mines", count: 5 });
    expect(outcome).toMatchObject({ laid: 5 });
  });

  it("never refuses because of others' mines; the excess is inert", () => {
    const mines = [1, 2, 3].map((id) => mineOf({ id }));
    const done = toolUsed(toolState({ mines }), { tool: "mines", count: 6 });
    expect(done.outcome).toMatchObject({ laid: 4, count: 6 });
    expect(changesOf(done.changes, "mines")).toMatchObject([{ lay: { count: 4, inert: 2 } }]);
    const inert = [4, 5, 6, 7].map((id) => mineOf({ id, inert: true }));
    const beside = toolUsed(toolState({ mines: inert }), { tool: "mines", count: 5 });
    expect(changesOf(beside.changes, "mines")).toMatchObject([{ lay: { count: 5 } }]);
    expect(changesOf(beside.changes, "mines")[0]?.lay).not.toHaveProperty("inert");
  });

  it("never beside a building or base, and never more than five", () => {
    const near = fc.record({
      x: fc.integer({ min: 18, max: 22 }),
      y: fc.integer({ min: 18, max: 22 }),
      type: fc.constantFrom<FieldType[]>("waste", "market", "factory", "cave"),
      ownerId: fc.constantFrom(null, 3),
    });
    fc.assert(
      fc.property(fc.array(near, { maxLength: 3 }), fc.nat(6), fc.nat(7), (named, lying, n) => {
        const fields = groundOf(...named);
        const mines = Array.from({ length: lying }, (_, id) => mineOf({ id, ownerId: 1 }));
        const input = { tool: "mines", count: 10 - n, n } as const;
        const result = applyTool(toolState({ fields, mines }), input, toolEnv);
        const built = fields.some((field) => isBuilt(field) && gridDistance(field, toolUser) <= 1);
        if (result.ok)
          expect({ built, most: lying + n <= 5 }).toEqual({ built: false, most: true });
        else if (n > 0 && lying + n <= 5 && !built) expect(result.code).toBe("WRONG_FIELD");
      }),
    );
  });
});

describe("detecting mines", () => {
  it("clears all other players' mines within two cells and keeps half", () => {
    const mines = [
      mineOf({ id: 1 }),
      mineOf({ id: 2, x: 22, y: 18 }),
      mineOf({ id: 3, ownerId: 5, x: 19 }),
      mineOf({ id: 4, x: 23 }),
      mineOf({ id: 5, ownerId: 1 }),
      mineOf({ id: 6, until: NOON }),
    ];
    const { changes, outcome, after } = toolUsed(toolState({ mines }), { tool: "mdn", count: 9 });
    expect(outcome).toEqual({ tool: "mdn", count: 9, cleared: 3, kept: 1 });
    expect(changesOf(changes, "mines").map(({ removeId }) => removeId)).toEqual([1, 2, 3]);
    expect(after.tools).toEqual({ ...allTools, mines: 11, mdn: 9 });
  });

  it("leaves partners' mines in place", () => {
    const mines = [mineOf({ id: 1 }), mineOf({ id: 2, ownerId: 5 })];
    const state = toolState({ mines });
    const player = { ...state.player, napPartners: [5] };
    const { changes, outcome } = toolUsed({ ...state, player }, { tool: "mdn", count: 9 });
    expect(outcome).toMatchObject({ cleared: 1, kept: 0 });
    expect(changesOf(changes, "mines").map(({ removeId }) => removeId)).toEqual([1]);
  });
});
