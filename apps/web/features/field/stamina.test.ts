import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { clockTime } from "../../lib/times.ts";
import { staminaText, yieldFallText, yieldNote } from "./stamina.ts";

const t = english.game;
const NOW = Date.parse("2025-06-01T18:30:00Z");
const time = clockTime(Date.parse("2025-06-02T00:00:00Z"));

it.each([
  [0, t("field.fatigueFull", { left: 500 })],
  [500, t("field.fatigueHalf", { left: 500, time })],
  [1_000, t("field.fatigueLast", { time })],
])("says the stamina after %i digs, and when it returns", (digs, text) => {
  expect(staminaText(digs, NOW)).toBe(text);
});

it.each([
  [399, ""],
  [400, t("field.fewLeft", { left: 100 })],
  [499, t("field.fewLeft", { left: 1 })],
  [500, t("field.less.half", { time })],
  [1_000, t("field.less.last", { time })],
])("announces on the button after %i digs how the next one yields", (digs, text) => {
  expect(yieldNote(digs, NOW)).toBe(text);
});

it.each([
  ["no fall", 0, 480, null],
  ["the fall to half", 480, 500, t("field.fell.half", { time })],
  ["no second fall", 500, 520, null],
  ["the fall to the last level", 990, 1_000, t("field.fell.last", { time })],
  ["no fall on a new day", 700, 1, null],
])("tells %s", (_what, before, digs, text) => {
  expect(yieldFallText(before, digs, NOW)).toBe(text);
});
