import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { digPace } from "./excavator-desk.tsx";

it.each([
  [0, 500, english.excavator("paceUsual", { digs: 500 })],
  [1, 500, english.excavator("paceUsual", { digs: 500 })],
  [49, 500, english.excavator("paceUsual", { digs: 500 })],
  [50, 50, english.excavator("paceToday", { digs: 50 })],
  [1_200, 1_200, english.excavator("paceToday", { digs: 1_200 })],
])("after %i digs counts at %i a day, and says so", (digs, digsPerDay, text) => {
  expect(digPace(digs)).toEqual({ digsPerDay, text });
});
