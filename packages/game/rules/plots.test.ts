import { describe, expect, it } from "vitest";
import type { Plot } from "../state.ts";
import { envAt } from "../testing/env.ts";
import { makePlayer } from "../testing/players.ts";
import { write } from "../writes.ts";
import {
  createPlot,
  isFreePlotTextName,
  MAX_PLOTS,
  type PlotInput,
  removePlot,
  updatePlot,
} from "./plots.ts";

const env = envAt();
const player = makePlayer({ id: 7, x: 3, y: 50 });
const fresh = { player, count: 0, id: "plot" };
const texts = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field ${index}`, "text"]));
const plain: Plot = { id: "plot", x: 3, y: 50, texts: { title: "", note: "", color: "" } };

describe("createPlot", () => {
  it("marks the player's cell, with the standard texts", () => {
    const result = createPlot(fresh, { texts: {} }, env);
    expect(result).toEqual({
      ok: true,
      changes: [write("plot", { playerId: 7, id: "plot", plot: plain })],
      outcome: { plot: plain },
    });
  });

  it("stores position, standard and free texts, cleaned", () => {
    const input = { x: 1, y: 2, texts: { title: " Ore\u202E ", guards: "12\nwalls", empty: " " } };
    const stored = { title: "Ore", note: "", color: "", guards: "12 walls" };
    expect(createPlot(fresh, input, env)).toMatchObject({
      outcome: { plot: { id: "plot", x: 1, y: 2, texts: stored } },
    });
  });

  it("refuses a plot beyond the limit", () => {
    expect(createPlot({ ...fresh, count: MAX_PLOTS - 1 }, { texts: {} }, env).ok).toBe(true);
    const refused = { ok: false, code: "TOO_MANY_PLOTS" };
    expect(createPlot({ ...fresh, count: MAX_PLOTS }, { texts: {} }, env)).toEqual(refused);
  });

  it("accepts ten free texts and no more", () => {
    expect(createPlot(fresh, { texts: { ...texts(10), title: "t" } }, env).ok).toBe(true);
    const refused = { ok: false, code: "PLOT_FULL" };
    expect(createPlot(fresh, { texts: texts(11) }, env)).toEqual(refused);
  });

  it.each<PlotInput>([
    { x: 51, texts: {} },
    { y: 0, texts: {} },
    { x: 1.5, texts: {} },
    { texts: { title: "x".repeat(281) } },
    { texts: { free: "x".repeat(281) } },
    { texts: { _id: "1" } },
    { texts: { constructor: "x" } },
    { texts: { "": "x" } },
    { texts: { " a": "x" } },
    { texts: { ["n".repeat(41)]: "x" } },
  ])("refuses %j", (input) => {
    expect(createPlot(fresh, input, env)).toEqual({ ok: false, code: "BAD_INPUT" });
  });
});

it("rejects reserved names", () => {
  expect(["__proto__", "prototype", "id", "user", "title"].filter(isFreePlotTextName)).toEqual([]);
  expect(["Owner", "Wächter", "n".repeat(40)].every(isFreePlotTextName)).toBe(true);
});

describe("updatePlot", () => {
  const plot: Plot = { ...plain, texts: { ...plain.texts, title: "Ore", ...texts(10) } };

  it("changes only the given values", () => {
    const result = updatePlot({ player, plot }, { x: 9, texts: { note: "mined" } }, env);
    const changed = { ...plot.texts, note: "mined" };
    expect(result).toMatchObject({
      outcome: { plot: { id: "plot", x: 9, y: 50, texts: changed } },
    });
  });

  it("removes a free text by an empty one, and clears standard texts", () => {
    const result = updatePlot({ player, plot }, { texts: { title: "", "field 3": "" } }, env);
    if (!result.ok) throw new Error(result.code);
    expect(result.outcome.plot.texts).not.toHaveProperty("field 3");
    expect(result.outcome.plot.texts.title).toBe("");
    const swapped = { texts: { "field 3": "", other: "x" } };
    expect(updatePlot({ player, plot }, swapped, env).ok).toBe(true);
  });

  it("refuses an eleventh free text and a missing plot", () => {
    const more = { texts: { other: "x" } };
    expect(updatePlot({ player, plot }, more, env)).toEqual({ ok: false, code: "PLOT_FULL" });
    const absent = { player, plot: null };
    expect(updatePlot(absent, { texts: {} }, env)).toEqual({ ok: false, code: "NOT_FOUND" });
  });
});

it("removePlot removes the player's own plot, once", () => {
  expect(removePlot({ player, plot: plain }, env)).toMatchObject({
    ok: true,
    changes: [write("plot", { playerId: 7, id: "plot", plot: null })],
  });
  expect(removePlot({ player, plot: null }, env)).toEqual({ ok: false, code: "NOT_FOUND" });
});
