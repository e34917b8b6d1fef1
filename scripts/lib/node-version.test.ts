import { expect, it } from "vitest";
import { isNewEnough } from "./node-version.mjs";

it.each([
  ["18.20.4", false],
  ["20.9.0", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["20.20.2", true],
  ["22.0.0", true],
  ["24.1.0", true],
])("Node %s is new enough: %s", (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
