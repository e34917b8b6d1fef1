import type { NapView } from "@emberlode/contract";
import { expect, it } from "vitest";
import { matching, napLists } from "./nap-lists.ts";
import { makeNap } from "./testing.ts";

const names = (naps: readonly NapView[]) => naps.map(({ player }) => player.username);

it.each<[string, Partial<NapView>, keyof ReturnType<typeof napLists>]>([
  ["what others ask", { state: "asked" }, "toYou"],
  ["what the player rejected", { state: "rejected" }, "toYou"],
  ["what stands", { state: "active" }, "naps"],
  ["what ends", { state: "ended", endsAt: "2026-11-23T15:30:00.000Z" }, "naps"],
  ["what is blocked, no matter who asked", { state: "blocked", askedByMe: true }, "naps"],
  ["what the player asked", { state: "asked", askedByMe: true }, "byYou"],
  ["what others rejected", { state: "rejected", askedByMe: true }, "byYou"],
])("lists %s", (_what, set, list) => {
  const nap = makeNap(set);
  expect(napLists([nap])).toEqual({ toYou: [], naps: [], byYou: [], [list]: [nap] });
});

it("lists pending requests first, then the last changed", () => {
  const naps = [
    makeNap({ username: "Ulla", state: "rejected" }),
    makeNap({ username: "Rask" }),
    makeNap({ username: "Ines" }),
  ];
  expect(names(napLists(naps).toYou)).toEqual(["Rask", "Ines", "Ulla"]);
});

const naps = [
  makeNap({ username: "Rask", baseName: "Ironhold" }),
  makeNap({ username: "Ulla", baseName: "Raven Rock" }),
];

it.each([
  ["  ", ["Rask", "Ulla"]],
  ["RA", ["Rask", "Ulla"]],
  [" ask ", ["Rask"]],
  ["hold", ["Rask"]],
  ["nobody", []],
])("finds by name and base: %j", (typed, found) => {
  expect(names(matching(naps, typed))).toEqual(found);
});
