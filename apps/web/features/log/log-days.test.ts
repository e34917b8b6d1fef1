import { expect, it } from "vitest";
import { isSameDay } from "../../lib/times.ts";
import { dayTitle } from "./log-days.ts";

/** A local time in May 2026. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 4, day, hour, minute);
const NOW = at(20, 0, 30).getTime();

it.each([
  [at(20, 0, 0), "Today"],
  [at(19, 23, 59), "Yesterday"],
  [at(19, 0, 0), "Yesterday"],
  [at(18, 23, 59), "Monday, May 18, 2026"],
])("calls the day of %s %s", (time, title) => {
  expect(dayTitle(time.toISOString(), NOW)).toBe(title);
});

it.each([
  [at(20, 0, 0), at(20, 23, 59), true],
  [at(19, 23, 59), at(20, 0, 0), false],
  [at(20, 12), at(21, 12), false],
])("%s and %s are of one day: %s", (one, other, same) => {
  expect(isSameDay(one.toISOString(), other.toISOString())).toBe(same);
});
