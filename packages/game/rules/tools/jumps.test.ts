import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Random, seededRandom } from "../../random.ts";
import { groundOf, mineOf, toolsOf } from "../../testing/ground.ts";
import { afterChanges, makePlayer, NOON } from "../../testing/players.ts";
import { toolState } from "../../testing/tool-use.ts";
import { isExplored } from "../../world/explored.ts";
import { isOnGrid, isSameCell } from "../../world/grid.ts";
import { writesOf } from "../../writes.ts";
import { type UseToolInput, type UseToolState, useTool } from "./use-tool.ts";

const tools = toolsOf({ prob_drive: 1, improb_drive: 1, gps: 3 });
const player = makePlayer({ id: 1, tools, x: 20, y: 20, mirageX: 20, mirageY: 20, shieldUntil: 0 });
const env = { now: NOON, random: seededRandom("jump") };
const state = toolState({ player, fields: groundOf(), freeSlots: 1000 });

const jumpTo = (there: UseToolState, type?: UseToolInput["type"]) =>
  useTool(there, { tool: "prob_drive", count: 0, type }, env);
const improbable = (there: UseToolState, by = env) => {
  const result = useTool(there, { tool: "improb_drive", count: 0 }, by);
  if (!result.ok) throw new Error(result.code);
  if (result.outcome.tool !== "improb_drive") throw new Error("That was another tool.");
  return { ...result, outcome: result.outcome };
};
const travel = (there: UseToolState, count = 3) =>
  useTool(there, { tool: "gps", count, plot: "plot" }, env);

describe("the Probability Drive", () => {
  const fields = groundOf(
    { x: 3, y: 4, type: "bank" },
    { x: 5, y: 6, ownerId: 2 },
    { x: 20, y: 20, type: "cave" },
  );

  it.each([
    ["bank", { x: 3, y: 4 }],
    ["base", { x: 5, y: 6 }],
  ] as const)("jumps to a field of type %s", (type, cell) => {
    const result = jumpTo({ ...state, fields }, type);
    if (!result.ok) throw new Error(result.code);
    expect(result.outcome).toEqual({
      tool: "prob_drive",
      count: 0,
      type,
      ...cell,
    });
    const after = afterChanges(player, result.changes);
    expect(after).toMatchObject({ ...cell, mirageX: null, mirageY: null });
    expect(isExplored(after.explored, cell)).toBe(true);
    expect(writesOf(result.changes, "ledger")).toHaveLength(1);
  });

  it.each([
    ["BAD_INPUT", undefined],
    ["BAD_INPUT", "mirage"],
    ["NOTHING_FOUND", "casino"],
    ["NOTHING_FOUND", "cave"],
  ] as const)("refuses with %s for %s", (code, type) => {
    expect(jumpTo({ ...state, fields }, type)).toEqual({ ok: false, code });
  });

  it("sets off a mine where it lands", () => {
    const mines = [mineOf({ id: 9, x: 3, y: 4 })];
    const result = jumpTo({ ...state, fields, mines }, "bank");
    if (!result.ok) throw new Error(result.code);
    expect(result.outcome).toMatchObject({ explosion: { metal: 20, energy: 20 } });
    expect(new Set(writesOf(result.changes, "player").map(({ id }) => id))).toEqual(
      new Set([player.id]),
    );
    expect(afterChanges(player, result.changes)).toMatchObject({
      x: 3,
      carried: { metal: 980 },
      explodedAt: NOON,
    });
    expect(writesOf(result.changes, "ledger").map(({ kind }) => kind)).toEqual([
      "tool",
      "mine",
      "mine",
    ]);
  });
});

describe("the Improbability Drive", () => {
  const candles = { ...player, candle: 4 };
  /** A jump in which the unlikely happens, with the kind of this place in the list of possible ones. */
  const unlikely = (place: number, set: Partial<typeof state> = {}) => {
    const real = seededRandom("unlikely");
    let picks = 0;
    const random: Random = {
      ...real,
      chance: () => true,
      pick: (items) => (picks++ === 0 ? (items[place] ?? real.pick(items)) : real.pick(items)),
    };
    const full = { ...state, player: candles, ...set };
    const result = improbable(full, { now: NOON, random });
    const [line] = writesOf(result.changes, "ledger");
    return { ...result, line, after: afterChanges(full.player, result.changes) };
  };

  it("brings a part", () => {
    const { after, outcome } = unlikely(0);
    expect(outcome.happening).toBe("part");
    expect(Object.values(after.parts).reduce((sum, n) => sum + n, 0)).toBe(1);
  });

  it("brings a mirage on an empty field", () => {
    const forest = groundOf().map((field) => ({ ...field, type: "forest" as const }));
    const fields = [...forest.slice(0, 2499), ...groundOf().slice(2499)];
    const { after, outcome } = unlikely(1, { fields });
    expect(outcome).toMatchObject({ happening: "mirage", x: 50, y: 50 });
    expect(after).toMatchObject({ x: 50, y: 50, mirageX: 50, mirageY: 50 });
  });

  it("brings 5-20 pikemen, as slots allow", () => {
    const { after, outcome, line } = unlikely(2);
    expect(outcome.happening).toBe("pikemen");
    expect(line?.detail).toMatchObject({ happening: "pikemen", amount: 5 });
    expect(after.attackUnits[0]).toBe(5);
  });

  it("blows out all candles", () => {
    const { after, outcome, line } = unlikely(3);
    expect(outcome.happening).toBe("candles");
    expect(line?.detail).toMatchObject({ happening: "candles", amount: 4 });
    expect(after.candle).toBe(0);
  });

  it("brings a part where nothing else is possible", () => {
    const bare = { ...player, mirageDay: 20_000 };
    expect(unlikely(1, { player: bare, freeSlots: -400 }).outcome.happening).toBe("part");
  });

  it("refuses without a drive", () => {
    const without = { ...state, player: { ...player, tools: toolsOf({}) } };
    expect(useTool(without, { tool: "improb_drive", count: 0 }, env)).toEqual({
      ok: false,
      code: "NOT_ENOUGH_TOOLS",
    });
    expect(jumpTo(without, "waste")).toMatchObject({ ok: false });
  });

  it("always lands on another cell of the grid and leaves the balance alone", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (seed, x) => {
        const from = { ...candles, x };
        const by = { now: NOON, random: seededRandom(seed) };
        const result = improbable({ ...state, player: from }, by);
        const after = afterChanges(from, result.changes);
        expect(isOnGrid(after)).toBe(true);
        expect(isSameCell(after, from)).toBe(false);
        expect(after.carried.metal).toBe(from.carried.metal);
        expect(Math.min(...Object.values(after.tools))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("does the unlikely one time in ten, within 5 sigma", () => {
    const random = seededRandom("often");
    const draws = 3000;
    let times = 0;
    for (let i = 0; i < draws; i++) {
      if (improbable(state, { now: NOON, random }).outcome.happening !== undefined) times++;
    }
    expect(Math.abs(times - draws / 10)).toBeLessThan(5 * Math.sqrt(draws * 0.09));
  });
});

describe("travel", () => {
  const there = { ...state, plot: { x: 50, y: 1 } };

  it("takes the player to the plot, again in 60 / level minutes, and writes no log", () => {
    const result = travel(there);
    if (!result.ok) throw new Error(result.code);
    const readyAt = NOON + 20 * 60_000;
    expect(result.outcome).toMatchObject({ tool: "gps", count: 3, readyAt, x: 50, y: 1 });
    expect(afterChanges(player, result.changes)).toMatchObject({
      x: 50,
      y: 1,
      gpsReadyAt: readyAt,
      tools,
    });
    expect(writesOf(result.changes, "ledger")).toEqual([]);
  });

  it.each([
    ["NOT_FOUND", { plot: null }],
    ["ALREADY_THERE", { plot: { x: 20, y: 20 } }],
    ["GPS_NEEDED", { player: { ...player, tools: toolsOf({}) } }, 0],
    ["TOOL_NOT_USABLE", {}, 2],
  ])("refuses with %s", (code, set, count = 3) => {
    expect(travel({ ...there, ...set }, count)).toEqual({ ok: false, code });
  });

  it("says how long it still takes", () => {
    const waiting = { ...player, gpsReadyAt: NOON + 500 };
    expect(travel({ ...there, player: waiting })).toEqual({
      ok: false,
      code: "TOOL_NOT_READY",
      waitMs: 500,
    });
  });
});
