import type { LogsAnswer } from "@emberlode/contract";
import { describe, expect, it } from "vitest";
import {
  type LogFilter,
  leavesGap,
  nextBefore,
  timeOf,
  WHOLE_LOG,
  withLine,
} from "./log-filter.ts";
import { makeLine } from "./testing.ts";

/** A page of lines from the number `top` down. */
function page(top: number, size: number, totalCount: number): LogsAnswer {
  const logs = Array.from({ length: size }, (_, i) => makeLine({ _id: String(top - i) }));
  return { logs, totalCount };
}

const idsOf = (pages: readonly LogsAnswer[]) =>
  pages.flatMap(({ logs }) => logs.map(({ _id }) => _id));

describe("the page after those loaded", () => {
  it.each<[string, LogsAnswer[], string | undefined]>([
    ["begins below the last line", [page(50, 20, 50)], "31"],
    ["begins below the last line of the last page", [page(50, 20, 50), page(30, 20, 50)], "11"],
    ["is none after a short page", [page(50, 20, 50), page(30, 7, 50)], undefined],
    ["is none when all lines are there", [page(20, 20, 20)], undefined],
    ["is none after an empty page", [page(20, 0, 0)], undefined],
  ])("%s", (_name, pages, before) => {
    const last = pages.at(-1);
    expect(last && nextBefore(last, pages)).toBe(before);
  });
});

describe("the time of a filter", () => {
  const local = (day: string) => new Date(`${day}T00:00`).toISOString();
  const time = (set: Partial<LogFilter>, now = new Date("2026-05-20T15:30").getTime()) =>
    timeOf({ ...WHOLE_LOG, ...set }, now);

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
  ])("%j is from %s to before %s, by the player's midnights", (set, from, to) => {
    const { from: begins, to: ends } = time(set);
    expect([begins, ends]).toEqual([from && local(from), to && local(to)]);
  });

  it("stays the same from midnight to midnight", () => {
    const at = (clock: string) => time({ span: "today" }, new Date(clock).getTime());
    expect(at("2026-05-20T00:00")).toEqual(at("2026-05-20T23:59:59"));
    expect(at("2026-05-20T23:59")).not.toEqual(at("2026-05-21T00:00"));
  });
});

describe("a line just written", () => {
  it("stands on top of the newest page, once, and counts", () => {
    const pages = [page(40, 20, 40), page(20, 20, 40)];
    const after = withLine(pages, makeLine({ _id: "41" }));
    expect(idsOf(after).slice(0, 2)).toEqual(["41", "40"]);
    expect(after[0]?.totalCount).toBe(41);
    expect(idsOf(withLine(after, makeLine({ _id: "41" })))).toEqual(idsOf(after));
  });

  it.each([
    ["5", false],
    ["6", true],
  ])("of number %s after 4 leaves a gap: %s", (_id, gap) => {
    expect(leavesGap([page(4, 4, 4)], makeLine({ _id }))).toBe(gap);
  });

  it("is the first of a log without lines", () => {
    expect(leavesGap([page(0, 0, 0)], makeLine({ _id: "1" }))).toBe(false);
  });
});
