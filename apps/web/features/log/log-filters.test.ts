import type { LogsAnswer } from "@emberlode/contract";
import { expect, it } from "vitest";
import {
  type LogFilter,
  leavesGap,
  nextCursor,
  prependLine,
  timeRangeOf,
  WHOLE_LOG,
} from "./log-filters.tsx";
import { makeLine } from "./testing.ts";

/** A page of lines with ids from `top` down. */
function page(top: number, size: number, totalCount: number): LogsAnswer {
  const logs = Array.from({ length: size }, (_, i) => makeLine({ _id: String(top - i) }));
  return { logs, totalCount };
}

const idsOf = (pages: readonly LogsAnswer[]) =>
  pages.flatMap(({ logs }) => logs.map(({ _id }) => _id));

it.each<[string, LogsAnswer[], string | undefined]>([
  ["begins below the last line", [page(50, 20, 50)], "31"],
  ["begins below the last line of the last page", [page(50, 20, 50), page(30, 20, 50)], "11"],
  ["is not there after a short page", [page(50, 20, 50), page(30, 7, 50)], undefined],
  ["is not there when all lines are there", [page(20, 20, 20)], undefined],
  ["is not there after an empty page", [page(20, 0, 0)], undefined],
])("asks for a page that %s", (_name, pages, before) => {
  const last = pages.at(-1);
  expect(last && nextCursor(last, pages)).toBe(before);
});

const local = (day: string) => new Date(`${day}T00:00`).toISOString();
const time = (set: Partial<LogFilter>, now = new Date("2026-05-20T15:30").getTime()) =>
  timeRangeOf({ ...WHOLE_LOG, ...set }, now);

it.each<[Partial<LogFilter>, string | undefined, string | undefined]>([
  [{ span: "all", first: "2026-05-01" }, undefined, undefined],
  [{ span: "today" }, "2026-05-20", undefined],
  [{ span: "week" }, "2026-05-14", undefined],
  [{ span: "days" }, undefined, undefined],
  [{ span: "days", first: "2026-04-30" }, "2026-04-30", undefined],
  [{ span: "days", last: "2026-04-30" }, undefined, "2026-05-01"],
  [{ span: "days", first: "2026-05-02", last: "2026-05-02" }, "2026-05-02", "2026-05-03"],
  [{ span: "days", first: "2026-05-09", last: "2026-05-02" }, "2026-05-02", "2026-05-10"],
  [{ span: "days", first: "0202-05-09", last: "2026-05-02" }, undefined, "2026-05-03"],
  [{ span: "days", first: "2019-12-31", last: "2101-01-01" }, undefined, undefined],
  [{ span: "days", first: "2020-01-01", last: "2100-12-31" }, "2020-01-01", "2101-01-01"],
  [{ span: "days", first: "2026-02-3", last: "2026-02-00" }, undefined, undefined],
  [{ span: "days", first: "12026-05-09", last: "2026-13-40" }, undefined, undefined],
])("filters by %j: from %s to before %s, at the player's midnights", (set, from, to) => {
  const { from: begins, to: ends } = time(set);
  expect([begins, ends]).toEqual([from && local(from), to && local(to)]);
});

it("keeps the same time span from midnight to midnight", () => {
  const at = (clock: string) => time({ span: "today" }, new Date(clock).getTime());
  expect(at("2026-05-20T00:00")).toEqual(at("2026-05-20T23:59:59"));
  expect(at("2026-05-20T23:59")).not.toEqual(at("2026-05-21T00:00"));
});

it("puts a new line at the top of the newest page once, and counts it", () => {
  const pages = [page(40, 20, 40), page(20, 20, 40)];
  const after = prependLine(pages, makeLine({ _id: "41" }));
  expect(idsOf(after).slice(0, 2)).toEqual(["41", "40"]);
  expect(after[0]?.totalCount).toBe(41);
  expect(idsOf(prependLine(after, makeLine({ _id: "41" })))).toEqual(idsOf(after));
});

it.each([
  ["5", 4, false],
  ["6", 4, true],
  ["1", 0, false],
])("knows whether line %s after %i others leaves a gap: %s", (_id, top, gap) => {
  expect(leavesGap([page(top, top, top)], makeLine({ _id }))).toBe(gap);
});
