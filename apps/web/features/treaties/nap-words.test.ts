import type { NapView } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { timeInWords } from "../../lib/times.ts";
import { changeInWords, napInWords } from "./nap-words.ts";
import { makeNap } from "./testing.ts";

const t = english.treaties;
const END = "2026-11-23T15:30:40.000Z";
const DATE = timeInWords(Date.parse(END));
const UNTIL = t("who.until", { date: DATE });
const BOTH = t("who.both");
const UNTIL_ACCEPTED = t("who.untilAccepted");
const UNLESS_ACCEPTED = t("who.untilUnlessAccepted", { date: DATE });
const RASK = { name: "Rask" };

it("formats the end of the notice as date and time", () => {
  expect(DATE).toMatch(/^(Mon|Tues)day, November 2[34], 2026 at \d\d:\d0$/);
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
