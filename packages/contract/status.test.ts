import { MAX_AMOUNT } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { settingsSchema, statusSchema } from "./status.ts";
import { status } from "./testing.ts";

describe("status", () => {
  it("is accepted as the server sends it", () => {
    expect(statusSchema.parse(status)).toEqual(status);
  });

  it("carries the greatest amount exactly, and no greater one", () => {
    expect(statusSchema.parse({ ...status, metal: MAX_AMOUNT }).metal).toBe(MAX_AMOUNT);
    expect(statusSchema.safeParse({ ...status, metal: MAX_AMOUNT + 1 }).success).toBe(false);
  });

  it("may have fewer free slots than none, after a loss", () => {
    expect(statusSchema.parse({ ...status, slots: -200 }).slots).toBe(-200);
  });

  it.each([
    ["a negative amount", { metal: -1 }],
    ["a broken amount", { energy: 1.5 }],
    ["an amount as text", { candle: "1" }],
    ["nine units", { attack_units: Array(9).fill(0) }],
    ["a count among the techs", { defense_level: Array(10).fill(0) }],
    ["no version", { version: 0 }],
    ["a place off the map", { x: 51 }],
    ["a date that is none", { createdAt: "yesterday" }],
    ["a fatigue that no rule knows", { fatigue: { ...status.fatigue, factor: 0.7 } }],
    ["a fatigue of searches", { fatigue: { ...status.fatigue, factor: 0.1 } }],
    ["unknown controls", { settings: { ...status.settings, controls: "mouse" } }],
    ["settings without alerts", { settings: { controls: "default" } }],
  ])("is refused with %s", (_what, change) => {
    expect(statusSchema.safeParse({ ...status, ...change }).success).toBe(false);
  });

  it.each(Object.keys(status))("is refused without %s", (key) => {
    const { [key]: _left, ...rest } = status as Record<string, unknown>;
    expect(statusSchema.safeParse(rest).success).toBe(false);
  });
});

it("knows both control schemes of the settings", () => {
  const settings = { ...status.settings, controls: "numpad" };
  expect(settingsSchema.parse(settings)).toEqual(settings);
  expect(settingsSchema.safeParse({}).success).toBe(false);
});
