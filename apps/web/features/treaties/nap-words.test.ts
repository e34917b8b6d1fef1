import type { NapView } from "@emberlode/contract";
import { describe, expect, it } from "vitest";
import { timeInWords } from "../../lib/times.ts";
import { changeInWords, napInWords } from "./nap-words.ts";
import { makeNap } from "./testing.ts";

const END = "2026-11-23T15:30:40.000Z";
const DATE = timeInWords(Date.parse(END));
const UNTIL = `Until ${DATE} neither of you can attack the other; from then on both of you may.`;
const BOTH = "Both of you may attack.";

it("writes the notice as a date and a time in words", () => {
  expect(DATE).toMatch(/^(Mon|Tues)day, November 2[34], 2026 at \d\d:\d0$/);
});

describe("what holds now, and who may attack whom", () => {
  it.each<[Partial<NapView>, string]>([
    [{ state: "active" }, "You and Rask have a NAP. Neither of you can attack the other."],
    [{ state: "ended", endsAt: END }, `Your NAP with Rask has been ended. ${UNTIL}`],
    [{ state: "blocked" }, `You block NAPs with Rask, who cannot ask you. ${BOTH}`],
    [{ state: "blocked", endsAt: END }, `You block NAPs with Rask, who cannot ask you. ${UNTIL}`],
    [{}, "Rask asks you for a NAP. Until it is accepted, both of you may attack."],
    [{ state: "rejected" }, `You rejected this; Rask can ask again a day after asking. ${BOTH}`],
    [
      { askedByMe: true, endsAt: END },
      `You asked Rask for a NAP. The NAP from before stands until ${DATE}; from then on both of you may attack, unless this is accepted first.`,
    ],
    [
      { state: "rejected", askedByMe: true },
      `Rask rejected your request; you can ask again a day after it. ${BOTH}`,
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
    ["asked", null, asked, "Rask is asked for a NAP. Until it is accepted,"],
    ["accepted", makeNap(), active, "The NAP with Rask is in force from now on. Neither of you"],
    [
      "rejected",
      makeNap(),
      makeNap({ state: "rejected" }),
      "The request of Rask is rejected. Both",
    ],
    ["ended", active, ends, `The NAP with Rask is ended. ${UNTIL}`],
    [
      "blocked",
      active,
      { ...blocked, endsAt: END },
      `Rask is blocked and cannot ask you for a NAP. ${UNTIL}`,
    ],
    ["allowed again", blocked, asked, "Rask is asked for a NAP. Until it is accepted,"],
    ["taken back", asked, null, `Your request to Rask is taken back. ${BOTH}`],
    [
      "taken back under notice",
      { ...asked, endsAt: END },
      ends,
      `Your request to Rask is taken back. ${UNTIL}`,
    ],
    ["lifted", blocked, null, `The block of Rask is lifted; Rask can ask you again. ${BOTH}`],
    [
      "lifted under notice",
      { ...blocked, endsAt: END },
      ends,
      `The block of Rask is lifted; Rask can ask you again. ${UNTIL}`,
    ],
    [
      "lifted where one was rejected",
      blocked,
      makeNap({ state: "rejected" }),
      "The block of Rask is lifted;",
    ],
  ])("%s", (_change, before, after, text) => {
    expect(changeInWords(before, after)).toContain(text);
  });
});
