import type { Alert } from "@emberlode/contract";
import { expect, it } from "vitest";
import { countAlerts, filterAlerts } from "./alerts-dialog.tsx";

const one = (id: number, type: Alert["type"], read: boolean) => ({ id, type, read });
const ALERTS = [
  one(1, "attack", false),
  one(2, "event", true),
  one(3, "attack", true),
  one(4, "admin", false),
];

it.each([
  ["all", false, [1, 2, 3, 4]],
  ["all", true, [1, 4]],
  ["attack", false, [1, 3]],
  ["attack", true, [1]],
  ["event", true, []],
] as const)("filters by %s, unread only %s", (type, unreadOnly, ids) => {
  expect(filterAlerts(ALERTS, { type, unreadOnly }).map(({ id }) => id)).toEqual(ids);
});

it("counts the alerts of each filter, in the filters' order", () => {
  const counts = (unreadOnly: boolean) =>
    countAlerts(ALERTS, unreadOnly).map(({ type, count }) => `${type} ${count}`);
  expect(counts(false)).toEqual(["all 4", "admin 1", "event 1", "attack 2"]);
  expect(counts(true)).toEqual(["all 2", "admin 1", "event 0", "attack 1"]);
});
