import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { napAcceptedAlert, napAlert } from "../alerts.ts";
import { DAY, HOUR } from "../game-time.ts";
import type { Nap } from "../state.ts";
import { envAt } from "../testing/env.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { accepted } from "../testing/results.ts";
import { changesOf, write } from "../writes.ts";
import {
  allowNap,
  blockNap,
  endNap,
  expireNap,
  isNapInForce,
  type NapState,
  rejectNap,
  requestNap,
} from "./nap.ts";

const RULES = {
  request: requestNap,
  accept: allowNap,
  reject: rejectNap,
  block: blockNap,
  end: endNap,
  lapse: expireNap,
};

/** Two players and their pact after a sequence of actions. */
function between() {
  const players = new Map([1, 2].map((id) => [id, makePlayer({ id, napPartners: [9] })]));
  let nap: Nap | null = null;
  const get = (id: number) => players.get(id) ?? makePlayer({ id });
  /** Runs "1 request". Returns the pact's state, or the code of a refusal. */
  const act = (step: string, now = NOON): string => {
    const [who, what] = step.split(" ");
    const state: NapState = { player: get(Number(who)), other: get(3 - Number(who)), nap };
    const result = RULES[what as keyof typeof RULES](state, envAt(now));
    if (!result.ok) return result.code;
    nap = result.outcome.nap;
    for (const { id, set } of changesOf(result.changes, "player"))
      players.set(id, { ...get(id), ...set });
    return nap?.state ?? "none";
  };
  return {
    act,
    /** Runs several steps in one go, such as "1 request, 2 accept". */
    play: (steps: string) =>
      steps
        .split(", ")
        .map((step) => act(step))
        .join(", "),
    nap: () => nap,
    partners: () => [get(1).napPartners.includes(2), get(2).napPartners.includes(1)],
    others: () => [get(1).napPartners.includes(9), get(2).napPartners.includes(9)],
  };
}

/** Two players of whom the first asked and the second accepted. */
function partnered() {
  const pair = between();
  pair.play("1 request, 2 accept");
  return pair;
}

describe("a NAP", () => {
  it.each([
    ["is asked", "1 request", "asked"],
    ["is rejected", "1 request, 2 reject", "asked, rejected"],
    ["can be asked again after that", "1 request, 2 reject, 2 request", "asked, rejected, asked"],
    [
      "is taken back",
      "1 request, 1 end, 1 request, 2 request",
      "asked, ended, NAP_ASKED_LATELY, asked",
    ],
    ["cannot be accepted by who asked", "1 request, 1 accept", "asked, NAP_NOT_ASKED"],
    ["cannot be rejected by who asked", "1 request, 1 reject", "asked, NAP_NOT_ASKED"],
    ["cannot be accepted unasked", "2 accept", "NAP_NOT_ASKED"],
    [
      "cannot be accepted once taken back",
      "1 request, 1 end, 2 accept",
      "asked, ended, NAP_NOT_ASKED",
    ],
    ["cannot be asked twice", "1 request, 1 request", "asked, NAP_EXISTS"],
    ["cannot be ended before it stands", "1 request, 2 end", "asked, NAP_NOT_STANDING"],
    ["cannot be asked of who blocks", "2 block, 1 request", "ended, NAP_BLOCKED"],
    [
      "cannot be accepted once taken by a block",
      "1 request, 1 block, 2 accept",
      "asked, ended, NAP_NOT_ASKED",
    ],
    [
      "stays blocked while either side blocks",
      "1 block, 2 block, 2 request, 1 accept",
      "ended, ended, NAP_BLOCKED, NAP_BLOCKED",
    ],
  ])("%s", (_, steps, states) => {
    const pair = between();
    expect(pair.play(steps)).toBe(states);
    expect([pair.partners(), pair.others()]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it.each([
    ["once accepted", "1 request, 2 accept", "asked, active"],
    ["when both ask", "1 request, 2 request", "asked, active"],
    [
      "and cannot be asked while there is a pact",
      "1 request, 2 accept, 2 request",
      "asked, active, NAP_EXISTS",
    ],
    ["when the player who blocked asks", "2 block, 2 request, 1 accept", "ended, asked, active"],
    [
      "again once both have lifted their blocks",
      "1 block, 2 block, 1 end, 1 request, 2 end, 1 request, 2 accept",
      "ended, ended, ended, NAP_BLOCKED, none, asked, active",
    ],
    [
      "for its day when the block that ended it is lifted",
      "1 request, 2 accept, 1 block, 1 end, 1 end",
      "asked, active, ended, ended, NAP_NOT_STANDING",
    ],
    [
      "for a day once ended",
      "1 request, 2 accept, 1 end, 2 end",
      "asked, active, ended, NAP_NOT_STANDING",
    ],
    [
      "for a day once blocked",
      "1 request, 2 accept, 1 block, 1 block",
      "asked, active, ended, ended",
    ],
  ])("is active %s", (_, steps, states) => {
    const pair = between();
    expect(pair.play(steps)).toBe(states);
    expect([pair.partners(), pair.others()]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it.each(["end", "block"])("ends 24 hours after an %s", (what) => {
    const pair = partnered();
    pair.act(`1 ${what}`);
    expect(pair.nap()?.endsAt).toBe(NOON + DAY);
    pair.act("2 lapse", NOON + DAY - 1);
    expect(pair.partners()).toEqual([true, true]);
    pair.act("2 lapse", NOON + DAY);
    expect(pair.partners()).toEqual([false, false]);
  });

  it("continues when it is requested and accepted again before its end", () => {
    const pair = partnered();
    pair.play("1 end, 2 request, 1 accept");
    expect(pair.nap()).toMatchObject({ state: "active", endsAt: null });
    pair.act("1 lapse", NOON + 9 * DAY);
    expect(pair.partners()).toEqual([true, true]);
  });

  it.each([
    ["the other", 2],
    ["the player who ended it", 1],
  ])("ends at its notice even if %s blocks or ends it later", (_, who) => {
    const pair = partnered();
    pair.act("1 end");
    for (const [index, what] of ["block", "block", "end"].entries()) {
      pair.act(`${who} ${what}`, NOON + (index + 1) * 6 * HOUR);
      expect(pair.nap()?.endsAt).toBe(NOON + DAY);
    }
  });

  it.each(["1 end", "2 reject", "2 block"])(
    "can be requested again a day after a request and %s",
    (step) => {
      const pair = between();
      pair.act("1 request");
      pair.act(step, NOON + 1);
      if (step === "2 block") pair.act("2 end", NOON + 2);
      expect(pair.act("1 request", NOON + DAY - 1)).toBe("NAP_ASKED_LATELY");
      expect(pair.act("1 request", NOON + DAY)).toBe("asked");
    },
  );

  it("is not requested by lifting one's own block within the same day", () => {
    const pair = between();
    pair.act("1 request");
    pair.act("1 block", NOON + 1);
    expect(pair.act("1 accept", NOON + 2)).toBe("ended");
    expect(pair.nap()?.blockedBy).toEqual([]);
    pair.act("1 block", NOON + 3);
    expect(pair.act("1 accept", NOON + DAY)).toBe("asked");
    expect(pair.nap()).toMatchObject({ askedBy: 1, blockedBy: [] });
  });

  it("alerts the player who was asked, and the asker once it is accepted", () => {
    const named = { playerName: "Ada", playerIsBot: true };
    const state = { player: makePlayer({ id: 2 }), other: makePlayer({ id: 1 }), nap: null };
    const { changes, outcome } = accepted(requestNap({ ...state, ...named }, envAt()));
    const { nap } = outcome;
    expect(changes).toEqual([
      write("nap", { low: 1, high: 2, was: null, nap }),
      write("alert", napAlert(1, { id: 2, name: "Ada", isBot: true })),
    ]);
    expect(changesOf(changes, "alert")).toMatchObject([{ once: true }]);
    const bob = { playerName: "Bob", playerIsBot: false };
    const back = { player: state.other, other: state.player, nap, ...bob };
    const alertsOf = (answer: (typeof RULES)["request" | "accept" | "reject"]) =>
      changesOf(accepted(answer(back, envAt())).changes, "alert");
    for (const accept of [requestNap, allowNap])
      expect(alertsOf(accept)).toEqual([napAcceptedAlert(2, { id: 1, name: "Bob", isBot: false })]);
    expect(alertsOf(rejectNap)).toEqual([]);
  });

  it("is not possible with oneself", () => {
    const player = makePlayer({ id: 1 });
    for (const rule of [requestNap, blockNap])
      expect(rule({ player, other: player, nap: null }, envAt())).toEqual({
        ok: false,
        code: "NAP_SELF",
      });
  });

  it("always makes both partners or neither, only while active, and never ends without notice", () => {
    const move = fc.record({
      who: fc.constantFrom(1, 2),
      what: fc.constantFrom(...Object.keys(RULES)),
      after: fc.nat({ max: 30 * HOUR }),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const pair = between();
        let now = NOON;
        for (const { who, what, after } of moves) {
          now += after;
          pair.act(`${who} lapse`, now);
          const [stood] = pair.partners();
          pair.act(`${who} ${what}`, now);
          const nap = pair.nap();
          const stands = nap !== null && isNapInForce(nap, now);
          expect(pair.partners()).toEqual([stands, stands]);
          if (stood) expect(stands).toBe(true);
        }
      }),
    );
  });
});

describe("an expired NAP", () => {
  const player = makePlayer({ id: 1, napPartners: [2] });
  const other = makePlayer({ id: 2, napPartners: [1] });
  const asked = { askedBy: 1, askedOf: 2, askedAt: 0, blockedBy: [] };
  const ended: Nap = { ...asked, state: "ended", endsAt: NOON };
  it.each<[string, Partial<Nap>, Partial<Nap> | null]>([
    ["goes", {}, null],
    ["stays when it was asked again", { state: "asked" }, { state: "asked", endsAt: null }],
    ["stays when that was rejected", { state: "rejected" }, { state: "rejected", endsAt: null }],
    ["stays while somebody blocks", { blockedBy: [2] }, { blockedBy: [2], endsAt: null }],
  ])("%s", (_, set, left) => {
    const state = { player, other, nap: { ...ended, ...set } };
    const early = { changes: [], outcome: { nap: state.nap } };
    expect(expireNap(state, envAt(NOON - 1))).toMatchObject(early);
    const late = accepted(expireNap(state, envAt(NOON)));
    expect(late).toMatchObject({
      changes: [
        write("player", { id: 1, set: { napPartners: [] } }),
        write("player", { id: 2, set: { napPartners: [] } }),
        { kind: "nap", change: { low: 1, high: 2, was: state.nap, nap: left } },
      ],
      outcome: { nap: left },
    });
    const again = expireNap({ ...state, nap: late.outcome.nap }, envAt(NOON + DAY));
    expect(again).toMatchObject({ outcome: late.outcome });
  });
});
