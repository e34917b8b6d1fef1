import { describe, expect, it } from "vitest";
import { type Random, seededRandom } from "../../random.ts";
import { envAt } from "../../testing/env.ts";
import { groundOf, mineOf, toolsOf } from "../../testing/ground.ts";
import { makePlayer, NOON } from "../../testing/players.ts";
import { applied } from "../../testing/results.ts";
import { toolState } from "../../testing/tool-use.ts";
import { isVisited } from "../../world/explored.ts";
import { changesOf } from "../../writes.ts";
import { applyTool, type UseToolInput, type UseToolState } from "./use-tool.ts";

const tools = toolsOf({ prob_drive: 1, improb_drive: 1, gps: 3 });
const player = makePlayer({ id: 1, tools, x: 20, y: 20, mirageX: 20, mirageY: 20, shieldUntil: 0 });
const env = envAt();
const state = toolState({ player, fields: groundOf(), freeSlots: 1000 });

const jumpTo = (there: UseToolState, type?: UseToolInput["type"]) =>
  applyTool(there, { tool: "prob_drive", count: 0, type }, env);
const improbable = (there: UseToolState, by = env) => {
  const result = applied(there.player, applyTool(there, { tool: "improb_drive", count: 0 }, by));
  if (result.outcome.tool !== "improb_drive") throw new Error("That was another tool.");
  return { ...result, outcome: result.outcome };
};
const travel = (there: UseToolState, count = 3) =>
  applyTool(there, { tool: "gps", count, plot: "plot" }, env);

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
    const { outcome, after, ledger } = applied(player, jumpTo({ ...state, fields }, type));
    expect(outcome).toEqual({ tool: "prob_drive", count: 0, type, ...cell });
    expect(after).toMatchObject({ ...cell, mirageX: null, mirageY: null });
    expect(isVisited(after.explored, cell)).toBe(true);
    expect(ledger).toHaveLength(1);
  });

  it.each([
    ["BAD_INPUT", undefined],
    ["BAD_INPUT", "mirage"],
    ["NOTHING_FOUND", "casino"],
    ["NOTHING_FOUND", "cave"],
  ] as const)("refuses with %s for %s", (code, type) => {
    expect(jumpTo({ ...state, fields }, type)).toEqual({ ok: false, code });
  });

  it("triggers a mine where it lands", () => {
    const mines = [mineOf({ id: 9, x: 3, y: 4 })];
    const jump = applied(player, jumpTo({ ...state, fields, mines }, "bank"));
    expect(jump.outcome).toMatchObject({ explosion: { metal: 20, energy: 20 } });
    const changed = changesOf(jump.changes, "player").map(({ id }) => id);
    expect(new Set(changed)).toEqual(new Set([player.id]));
    expect(jump.after).toMatchObject({ x: 3, carried: { metal: 980 }, explodedAt: NOON });
    expect(jump.ledger.map(({ kind }) => kind)).toEqual(["tool", "mine", "mine"]);
  });
});

describe("the Improbability Drive", () => {
  const candles = { ...player, candle: 4 };
  /** A jump with an unlikely event, of the kind at this index in the list of possible ones. */
  const unlikely = (place: number, set: Partial<typeof state> = {}) => {
    const real = seededRandom("unlikely");
    let picks = 0;
    const random: Random = {
      ...real,
      chance: () => true,
      pick: (items) => (picks++ === 0 ? (items[place] ?? real.pick(items)) : real.pick(items)),
    };
    return improbable({ ...state, player: candles, ...set }, { now: NOON, random });
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
    const { after, outcome, ledger } = unlikely(2);
    expect(outcome.happening).toBe("pikemen");
    expect(ledger[0]?.detail).toMatchObject({ happening: "pikemen", amount: 5 });
    expect(after.attackUnits[0]).toBe(5);
  });

  it("blows out all candles", () => {
    const { after, outcome, ledger } = unlikely(3);
    expect(outcome.happening).toBe("candles");
    expect(ledger[0]?.detail).toMatchObject({ happening: "candles", amount: 4 });
    expect(after.candle).toBe(0);
  });

  it("brings a part if nothing else is possible", () => {
    const bare = { ...player, mirageDay: 20_000 };
    expect(unlikely(1, { player: bare, freeSlots: -400 }).outcome.happening).toBe("part");
  });
});

describe("travel", () => {
  const there = { ...state, plot: { x: 50, y: 1 } };

  it("moves the player to the plot, once per 60 / level minutes, without a log line", () => {
    const { outcome, after, ledger } = applied(player, travel(there));
    const readyAt = NOON + 20 * 60_000;
    expect(outcome).toMatchObject({ tool: "gps", count: 3, readyAt, x: 50, y: 1 });
    expect(after).toMatchObject({ x: 50, y: 1, gpsReadyAt: readyAt, tools });
    expect(ledger).toEqual([]);
  });

  it.each([
    ["NOT_FOUND", { plot: null }],
    ["ALREADY_THERE", { plot: { x: 20, y: 20 } }],
    ["GPS_NEEDED", { player: { ...player, tools: toolsOf({}) } }, 0],
    ["BAD_INPUT", {}, 2],
  ])("refuses with %s", (code, set, count = 3) => {
    expect(travel({ ...there, ...set }, count)).toEqual({ ok: false, code });
  });

  it("reports the time left", () => {
    const waiting = { ...player, gpsReadyAt: NOON + 500 };
    const refused = { ok: false, code: "TOOL_NOT_READY", waitMs: 500 };
    expect(travel({ ...there, player: waiting })).toEqual(refused);
  });
});
