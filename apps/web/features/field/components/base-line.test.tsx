import type { LoginPayload } from "@emberlode/contract";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { BaseLine } from "./base-line.tsx";

type User = LoginPayload["user"];

function textAt(
  x: number,
  y: number,
  change: Partial<User> = {},
  { digs = 0, shieldUntil = null }: { digs?: number; shieldUntil?: string | null } = {},
) {
  const status = { fatigue: { digs }, shieldUntil };
  const user = { isGuest: true, base: { x: 12, y: 7 }, status, ...change };
  return render(<BaseLine at={{ x, y }} user={user as User} />).container.textContent;
}

it.each([
  [9, 7, "Your base stands at 12, 7, 3 steps east."],
  [12, 8, "Your base stands at 12, 7, 1 step north."],
  [12, 7, ""],
])("says at %i, %i where the base was placed", (x, y, text) => {
  expect(textAt(x, y)).toBe(text);
});

it("leaves with the first dig, and is for newcomers who have a base", () => {
  expect(textAt(9, 7, {}, { digs: 1 })).toBe("");
  expect(textAt(9, 7, { isGuest: false })).toBe("");
  const shieldUntil = "2026-05-22T12:00:00.000Z";
  expect(textAt(9, 7, { isGuest: false }, { shieldUntil })).toContain("12, 7");
  expect(textAt(9, 7, { base: null })).toBe("");
});
