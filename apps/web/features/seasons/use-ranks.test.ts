import { expect, it } from "vitest";
import { LADDER_TABS, ladderInput, parseRanksQuery, ranksPath } from "./use-ranks.ts";

it.each([
  ["", { tab: "power", page: 1, search: "" }],
  ["by=loot&page=2&search=ash%20b", { tab: "loot", page: 2, search: "ash b" }],
  ["by=bots", { tab: "bots", page: 1, search: "" }],
  ["by=metal&page=0&search=+", { tab: "power", page: 1, search: "" }],
  ["page=1.5", { tab: "power", page: 1, search: "" }],
  ["page=two", { tab: "power", page: 1, search: "" }],
])("reads %j", (query, place) => {
  expect(parseRanksQuery(query)).toEqual(place);
});

it("omits defaults from the URL, and reads the same state again", () => {
  expect(ranksPath({ tab: "power", page: 1, search: "" })).toBe("/ranks");
  expect(ranksPath({ tab: "attack", page: 1, search: "" })).toBe("/ranks?by=attack");
  for (const tab of LADDER_TABS) {
    const place = { tab, page: 3, search: "a&b = ü" };
    const query = ranksPath(place).split("?")[1] ?? "";
    expect(parseRanksQuery(query)).toEqual(place);
  }
});

it("queries the bots' ladder by power", () => {
  expect(ladderInput("bots")).toEqual({ by: "power", bots: true });
  expect(ladderInput("defense")).toEqual({ by: "defense", bots: false });
});
