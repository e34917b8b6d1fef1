import type { LogsAnswer } from "@emberlode/contract";
import { describe, expect, it } from "vitest";
import { leavesGap, linesWithin, nextBefore, withLine } from "./log-filter.ts";
import { makeLine } from "./testing.ts";

const NOON = Date.parse("2026-05-20T12:00:00.000Z");
const HOUR = 3_600_000;

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

describe("the lines of a time", () => {
  const ages = [0, 0.5, 1, 1.5, 23, 24, 25, 167, 168, 169];
  const logs = ages.map((hours, i) =>
    makeLine({ _id: String(99 - i), created: new Date(NOON - hours * HOUR).toISOString() }),
  );
  const pages = [
    { logs: logs.slice(0, 4), totalCount: 99 },
    { logs: logs.slice(4), totalCount: 99 },
  ];

  it.each([
    ["all", 10, false],
    ["hour", 3, true],
    ["day", 6, true],
    ["week", 9, true],
  ] as const)("%s: %i of ten, and %s that none older belongs to them", (span, count, ended) => {
    const shown = linesWithin(pages, span, NOON);
    expect(shown.lines).toEqual(logs.slice(0, count));
    expect(shown.ended).toBe(ended);
  });

  it("may go on where every loaded line belongs to them", () => {
    expect(linesWithin(pages.slice(0, 1), "day", NOON).ended).toBe(false);
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
