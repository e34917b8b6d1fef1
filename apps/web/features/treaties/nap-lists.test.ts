import type { NapView } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { timeInWords } from "../../lib/times.ts";
import { changeInWords, matchingNaps, napInWords, napLists } from "./nap-lists.ts";
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
  expect(names(matchingNaps(naps, typed))).toEqual(found);
});

const t = english.treaties;
const END = "2026-11-23T15:30:40.000Z";
const DATE = timeInWords(Date.parse(END));
const UNTIL = t("who.until", { date: DATE });
const BOTH = t("who.both");
const UNTIL_ACCEPTED = t("who.untilAccepted");
const UNLESS_ACCEPTED = t("who.untilUnlessAccepted", { date: DATE });
const RASK = { name: "Rask" };

it("formats the end of the notice as date and time", () => {
  expect(DATE).toMatch(/^November 2[34], 2026 at \d\d:\d0$/);
});

it.each<[Partial<NapView>, string]>([
  [{ state: "active" }, "You and Rask have a NAP. Neither of you can attack the other."],
  [{ state: "ended", endsAt: END }, `${t("now.ended", RASK)} ${UNTIL}`],
  [{ state: "blocked" }, `${t("now.blocked", RASK)} ${BOTH}`],
  [{ state: "blocked", endsAt: END }, `${t("now.blocked", RASK)} ${UNTIL}`],
  [{}, `${t("now.asksYou", RASK)} ${UNTIL_ACCEPTED}`],
  [{ state: "rejected" }, `${t("now.rejectedByYou", RASK)} ${BOTH}`],
  [{ askedByMe: true, endsAt: END }, `${t("now.askedByYou", RASK)} ${UNLESS_ACCEPTED}`],
  [{ state: "rejected", askedByMe: true }, `${t("now.rejectedYou", RASK)} ${BOTH}`],
])("says what holds now, and who may attack whom: %j", (set, text) => {
  expect(napInWords(makeNap(set))).toBe(text);
});

const active = makeNap({ state: "active" });
const asked = makeNap({ askedByMe: true });
const rejected = makeNap({ state: "rejected" });
const blocked = makeNap({ state: "blocked", blockedByMe: true });
const ends = makeNap({ state: "ended", endsAt: END });
const underNotice = { endsAt: END };

it.each<[string, NapView | null, NapView | null, string]>([
  ["asked", null, asked, `${t("done.asked", RASK)} ${UNTIL_ACCEPTED}`],
  ["accepted", makeNap(), active, `${t("done.active", RASK)} ${t("who.neither")}`],
  ["rejected", makeNap(), rejected, `${t("done.rejected", RASK)} ${BOTH}`],
  ["ended", active, ends, `${t("done.ended", RASK)} ${UNTIL}`],
  ["blocked", active, { ...blocked, ...underNotice }, `${t("done.blocked", RASK)} ${UNTIL}`],
  ["allowed again", blocked, asked, `${t("done.asked", RASK)} ${UNTIL_ACCEPTED}`],
  ["taken back", asked, null, `${t("done.takenBack", RASK)} ${BOTH}`],
  ["taken back late", { ...asked, ...underNotice }, ends, `${t("done.takenBack", RASK)} ${UNTIL}`],
  ["lifted", blocked, null, `${t("done.lifted", RASK)} ${BOTH}`],
  ["lifted late", { ...blocked, ...underNotice }, ends, `${t("done.lifted", RASK)} ${UNTIL}`],
  ["lifted after a rejection", blocked, rejected, t("done.lifted", RASK)],
])("says what a change came to: %s", (_change, before, after, text) => {
  expect(changeInWords(before, after)).toContain(text);
});
