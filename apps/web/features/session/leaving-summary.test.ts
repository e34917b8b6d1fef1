import { HOUR } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { shortTime, timeInWords } from "../../lib/times.ts";
import { makeOwned } from "../factories/testing.ts";
import { leavingSummary } from "./leaving-summary.ts";
import { makePayload, makeStatus } from "./testing.tsx";

const t = english.leaving;
/** Noon in the time zone of the test. */
const NOW = new Date(2025, 5, 1, 12).getTime();
const isoIn = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

/** The summary of a player whose stores are full in `fullIn` hours each. */
function summaryOf(
  fullIn: readonly number[],
  {
    shieldIn = null,
    taken = 3,
    isGuest = false,
  }: Partial<{ shieldIn: number | null; taken: number; isGuest: boolean }> = {},
) {
  const none = { metal: 0, energy: 0 };
  const factories = fullIn.map((hours) =>
    makeOwned({ production: { percent: 100, perDay: none, store: none, fullAt: isoIn(hours) } }),
  );
  const shieldUntil = shieldIn === null ? null : isoIn(shieldIn);
  const payload = makePayload({ isGuest, status: makeStatus({ shieldUntil }) });
  const relics = [1, 2, 3].map((number) => ({
    number,
    taken: number <= taken,
    area: { x: 1, y: 1 },
    cell: null,
  }));
  return leavingSummary({ payload, owned: { factories }, relics: { relics } }, NOW);
}

const at = (hours: number) => shortTime(isoIn(hours), NOW);
const fullAt = (count: number, hours: number, isTomorrow: string) =>
  t("storesFullAt", { count, isTomorrow, time: at(hours) });
const waiting = (summary: string) => t("waiting", { summary });

it("says nothing if nothing waits, or nothing is known", () => {
  expect(summaryOf([])).toBeNull();
  expect(summaryOf([], { shieldIn: -1 })).toBeNull();
  expect(
    leavingSummary({ payload: undefined, owned: undefined, relics: undefined }, NOW),
  ).toBeNull();
});

it.each([
  ["when the store is full", [6], {}, fullAt(1, 6, "false")],
  ["when the first store is full", [9, 2], {}, fullAt(2, 2, "false")],
  ["that the store is full tomorrow", [23], {}, fullAt(1, 23, "true")],
  ["that stores are full", [-1, 4], {}, t("storesFull", { count: 1 })],
  [
    "until when the shield lasts",
    [],
    { shieldIn: 30 },
    t("shield", { time: timeInWords(NOW + 30 * HOUR) }),
  ],
  ["how many relics are left", [], { taken: 1 }, t("relics", { count: 2 })],
] as const)("says %s", (_what, fullIn, set, text) => {
  expect(summaryOf(fullIn, set)).toBe(waiting(text));
});

it("puts all in one text, and tells a guest what they would lose", () => {
  const summary = `${t("storesFull", { count: 2 })} ${t("relics", { count: 3 })}`;
  expect(summaryOf([-2, -1], { taken: 0 })).toBe(waiting(summary));
  expect(summaryOf([-2, -1], { taken: 0, isGuest: true })).toBe(t("guest", { summary }));
});
