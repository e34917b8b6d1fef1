import type { NapView } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { describe, expect, it } from "vitest";
import { timeInWords } from "../../lib/times.ts";
import { changeInWords, napInWords } from "./nap-words.ts";
import { makeNap } from "./testing.ts";

const END = "2026-11-23T15:30:40.000Z";
const DATE = timeInWords(Date.parse(END));
const UNTIL = english.treaties("who.until", { date: DATE });
const BOTH = english.treaties("who.both");
const UNTIL_ACCEPTED = english.treaties("who.untilAccepted");
const RASK = { name: "Rask" };

it("writes the notice as a date and a time in words", () => {
  expect(DATE).toMatch(/^(Mon|Tues)day, November 2[34], 2026 at \d\d:\d0$/);
});

describe("what holds now, and who may attack whom", () => {
  it.each<[Partial<NapView>, string]>([
    [{ state: "active" }, "You and Rask have a NAP. Neither of you can attack the other."],
    [{ state: "ended", endsAt: END }, `${english.treaties("now.ended", RASK)} ${UNTIL}`],
    [{ state: "blocked" }, `${english.treaties("now.blocked", RASK)} ${BOTH}`],
    [{ state: "blocked", endsAt: END }, `${english.treaties("now.blocked", RASK)} ${UNTIL}`],
    [{}, `${english.treaties("now.asksYou", RASK)} ${UNTIL_ACCEPTED}`],
    [{ state: "rejected" }, `${english.treaties("now.rejectedByYou", RASK)} ${BOTH}`],
    [
      { askedByMe: true, endsAt: END },
      `${english.treaties("now.askedByYou", RASK)} ${english.treaties("who.untilUnlessAccepted", { date: DATE })}`,
    ],
    [
      { state: "rejected", askedByMe: true },
      `${english.treaties("now.rejectedYou", RASK)} ${BOTH}`,
    ],
  ])("%j", (set, text) => {
    expect(napInWords(makeNap(set))).toBe(text);
  });
});

describe("what a change came to", () => {
  const active = makeNap({ state: "active" });
  const asked = makeNap({ askedByMe: true });
  const blocked = makeNap({ state: "blocked", blockedByMe: true });
  const ends = makeNap({ state: "ended", endsAt: END });
  it.each<[string, NapView | null, NapView | null, string]>([
    ["asked", null, asked, `${english.treaties("done.asked", RASK)} ${UNTIL_ACCEPTED}`],
    [
      "accepted",
      makeNap(),
      active,
      `${english.treaties("done.active", RASK)} ${english.treaties("who.neither")}`,
    ],
    [
      "rejected",
      makeNap(),
      makeNap({ state: "rejected" }),
      `${english.treaties("done.rejected", RASK)} ${BOTH}`,
    ],
    ["ended", active, ends, `${english.treaties("done.ended", RASK)} ${UNTIL}`],
    [
      "blocked",
      active,
      { ...blocked, endsAt: END },
      `${english.treaties("done.blocked", RASK)} ${UNTIL}`,
    ],
    ["allowed again", blocked, asked, `${english.treaties("done.asked", RASK)} ${UNTIL_ACCEPTED}`],
    ["taken back", asked, null, `${english.treaties("done.takenBack", RASK)} ${BOTH}`],
    [
      "taken back under notice",
      { ...asked, endsAt: END },
      ends,
      `${english.treaties("done.takenBack", RASK)} ${UNTIL}`,
    ],
    ["lifted", blocked, null, `${english.treaties("done.lifted", RASK)} ${BOTH}`],
    [
      "lifted under notice",
      { ...blocked, endsAt: END },
      ends,
      `${english.treaties("done.lifted", RASK)} ${UNTIL}`,
    ],
    [
      "lifted where one was rejected",
      blocked,
      makeNap({ state: "rejected" }),
      english.treaties("done.lifted", RASK),
    ],
  ])("%s", (_change, before, after, text) => {
    expect(changeInWords(before, after)).toContain(text);
  });
});
