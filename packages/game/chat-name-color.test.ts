import { expect, it } from "vitest";
import { chatNameColor } from "./chat-name-color.ts";

it.each([
  ["Emberlode", "admin", "blue"],
  ["Lodekeeper", "player", "purple"],
  ["Prospector_7", "player", "green"],
  ["Prospector_7", "moderator", "red"],
  ["Prospector_7", "admin", "red"],
  // Another spelling is another name, and no name of an object's own.
  ["emberlode", "player", "green"],
  ["constructor", "player", "green"],
] as const)("shows %s, a %s, in %s", (name, role, color) => {
  expect(chatNameColor(name, role)).toBe(color);
});
