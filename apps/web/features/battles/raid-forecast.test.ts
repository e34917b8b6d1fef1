import { expect, it } from "vitest";
import { makeStatus } from "../session/testing.tsx";
import { battleWith, NO_DEFENSE } from "./raid-forecast.tsx";
import { TARGET } from "./testing.ts";

/** Amounts to a standing of 100. */
const STATUS = makeStatus({ totalSlots: 20_000 });

it.each([
  ["size", 50, false],
  ["size", 49, true],
  ["revenge", 10, false],
  ["wealth", 10, true],
  [null, 10, true],
] as const)("opened by %s, with standing %i of 100: all repaired %s", (opening, of, spared) => {
  const { modifiers } = battleWith(NO_DEFENSE, { ...TARGET, opening, standing: of }, STATUS);
  expect(modifiers.allRepaired ?? false).toBe(spared);
});
