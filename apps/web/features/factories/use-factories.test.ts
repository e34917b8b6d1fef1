import type { OwnedFactory } from "@emberlode/contract";
import { baseSlots, baseUpgradeCost } from "@emberlode/game";
import { expect, it } from "vitest";
import { makeStatus } from "../session/testing.tsx";
import { makeOwned } from "./testing.ts";
import {
  holdingsOf,
  outgrownAt,
  safeUntilOf,
  sortFactories,
  withUpgrade,
} from "./use-factories.ts";

const NOW = Date.parse("2025-06-01T12:00:00.000Z");

const owned = (id: number, x: number, slots: number, more: Partial<OwnedFactory> = {}) =>
  makeOwned({ _id: String(id), factory: { type: "factory", x, y: 10 }, slots, ...more });

function base(lvl: number): OwnedFactory {
  return owned(1, 10, baseSlots(lvl), { lvl, factory: { type: "base", x: 10, y: 10 } });
}

it("allows three plain factories plus one per base level", () => {
  expect(holdingsOf([owned(2, 5, 500), base(4)])).toMatchObject({
    base: { lvl: 4 },
    plain: [{ _id: "2" }],
    cap: 7,
  });
});

const far = owned(2, 30, 900, { safeUntil: "2025-06-01T12:30:00.000Z" });
const small = owned(3, 48, 500);
const large = owned(4, 20, 2000, { safeUntil: "2025-06-01T12:10:00.000Z" });
const order = (sort: Parameters<typeof sortFactories>[1]) =>
  sortFactories([far, small, large], sort, { x: 2, y: 10 }, NOW).map(({ _id }) => Number(_id));

it.each([
  ["the most slots first", "slots", [4, 2, 3]],
  ["the nearest first, around the edge of the map", "distance", [3, 4, 2]],
  ["first what anybody may take, then what is safe for the shortest time", "safety", [3, 4, 2]],
] as const)("sorts %s", (_what, sort, ids) => {
  expect(order(sort)).toEqual(ids);
});

it("does not report a protection that has ended", () => {
  const past = owned(2, 5, 500, { safeUntil: "2025-06-01T11:59:59.000Z" });
  expect(safeUntilOf(past, NOW)).toBe(0);
});

const rich = { metal: 600_000, energy: 700_000, slots: 100, totalSlots: 10_000, factories: 3 };

it("predicts the server's answer to an upgrade: price, slots, and small factories freed past level 6", () => {
  const list = [base(6), owned(2, 5, 900), owned(3, 6, 1000)];
  const shown = withUpgrade(makeStatus(rich), list);
  const price = baseUpgradeCost(6) ?? 0;
  const more = baseSlots(7) - baseSlots(6) - 900;
  expect(shown.status).toEqual(
    makeStatus({
      metal: rich.metal - price,
      energy: rich.energy - price,
      factories: 2,
      slots: rich.slots + more,
      totalSlots: rich.totalSlots + more,
    }),
  );
  expect(shown.factories).toEqual([base(7), list[2]]);
  expect(outgrownAt(list, 7)).toEqual([list[1]]);
  expect(outgrownAt(list, 6)).toEqual([]);
});

it.each([
  ["the price is missing", { metal: 0 }, 1],
  ["level 10 is reached", {}, 10],
])("upgrades nothing where %s", (_, set, level) => {
  const status = makeStatus({ ...rich, ...set });
  const list = [base(level)];
  expect(withUpgrade(status, list)).toEqual({ status, factories: list });
});
