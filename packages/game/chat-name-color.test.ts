import { expect, it } from "vitest";
import { chatNameColor } from "./chat-name-color.ts";

it.each([
  ["Emberlode", "admin", "blue"],
  ["Lodekeeper", "player", "purple"],
  ["Prospector_7", "player", "green"],
  ["Prospector_7", "moderator", "red"],
  ["Prospector_7", "admin", "red"],
  // The match is case-sensitive and ignores inherited object properties.
  ["emberlode", "player", "green"],
  ["constructor", "player", "green"],
] as const)("shows %s, a %s, in %s", (name, role, color) => {
  expect(chatNameColor(name, role)).toBe(color);
});
