import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { howLongAgo } from "./times.ts";

const THEN = "2025-06-01T12:00:00.000Z";
const MINUTE = 60_000;

it.each([
  [-5, english.shell("times.justNow")],
  [0.9, english.shell("times.justNow")],
  [1, "1 minute ago"],
  [59, "59 minutes ago"],
  [60, "1 hour ago"],
  [23 * 60, "23 hours ago"],
  [24 * 60, "yesterday"],
  [6 * 24 * 60, "6 days ago"],
  [15 * 24 * 60, "2 weeks ago"],
  [65 * 24 * 60, "2 months ago"],
  [800 * 24 * 60, "2 years ago"],
])("tells a time %d minutes back as %s", (minutes, text) => {
  expect(howLongAgo(THEN, Date.parse(THEN) + minutes * MINUTE)).toBe(text);
});
