import { expect, it } from "vitest";
import { keyMapOf } from "./key-map.ts";
import { labelOf } from "./use-key-map.ts";

const MAP = keyMapOf("default", {});
const AZERTY = new Map([
  ["KeyQ", "a"],
  ["KeyA", "q"],
  ["KeyG", "g"],
  ["BracketRight", "$"],
]);
const GERMAN = new Map([
  ["BracketLeft", "ü"],
  ["BracketRight", "+"],
]);
const RUSSIAN = new Map([
  ["KeyQ", "й"],
  ["KeyG", "п"],
]);

it.each([
  ["nw", "Q", AZERTY, "A"],
  ["w", "A", AZERTY, "Q"],
  ["dig", "G", AZERTY, "G"],
  ["nw", "Q", RUSSIAN, "Й"],
  ["dig", "G", RUSSIAN, "П"],
  ["dig", "Space", RUSSIAN, "Space"],
  ["effortLess", "[", GERMAN, "Ü"],
  ["effortMore", "]", GERMAN, "]"],
  ["effortMore", "+", GERMAN, "+"],
  ["effortMore", "]", AZERTY, "]"],
  ["nw", "Q", null, "Q"],
] as const)("labels the key of %s, %s", (binding, name, layout, label) => {
  expect(labelOf(MAP, binding, name, layout)).toBe(label);
});
