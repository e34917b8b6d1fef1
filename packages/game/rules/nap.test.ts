import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { napAlert } from "../alerts.ts";
import { seededRandom } from "../random.ts";
import type { Nap } from "../state.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { write, writesOf } from "../writes.ts";
import {
  allowNap,
  blockNap,
  endNap,
  lapseNap,
  type NapState,
  napStands,
  rejectNap,
  requestNap,
} from "./nap.ts";

const DAY = 86_400_000;
const RULES = {
  request: requestNap,
  accept: allowNap,
  reject: rejectNap,
  block: blockNap,
  end: endNap,
  lapse: lapseNap,
};
type Act = keyof typeof RULES;

/** Two players and what is between them, as a sequence of actions leaves it. */
function between() {
  const players = new Map([1, 2].map((id) => [id, makePlayer({ id, napPartners: [9] })]));
  let nap: Nap | null = null;
  const get = (id: number) => players.get(id) ?? makePlayer({ id });
  return {
    act(who: 1 | 2, what: Act, now = NOON): string {
      const state: NapState = { player: get(who), other: get(3 - who), nap };
      const result = RULES[what](state, { now, random: seededRandom("") });
      if (!result.ok) return result.code;
      nap = result.outcome.nap;
      for (const { id, set } of writesOf(result.changes, "player"))
        players.set(id, { ...get(id), ...set });
      return nap?.state ?? "none";
    },
    nap: () => nap,
    partners: () => [get(1).napPartners.includes(2), get(2).napPartners.includes(1)],
    others: () => [get(1).napPartners.includes(9), get(2).napPartners.includes(9)],
  };
}

describe("a NAP", () => {
  it.each<[string, [1 | 2, Act, string][], boolean]>([
    ["is asked", [[1, "request", "asked"]], false],
    [
      "stands once accepted",
      [
        [1, "request", "asked"],
        [2, "accept", "active"],
      ],
      true,
    ],
    [
      "stands when both ask",
      [
        [1, "request", "asked"],
        [2, "request", "active"],
      ],
      true,
    ],
    [
      "is rejected",
      [
        [1, "request", "asked"],
        [2, "reject", "rejected"],
      ],
      false,
    ],
    [
      "can be asked again after that",
      [
        [1, "request", "asked"],
        [2, "reject", "rejected"],
        [2, "request", "asked"],
      ],
      false,
    ],
    [
      "is taken back",
      [
        [1, "request", "asked"],
        [1, "end", "ended"],
        [1, "request", "NAP_ASKED_LATELY"],
        [2, "request", "asked"],
      ],
      false,
    ],
    [
      "cannot be accepted by who asked",
      [
        [1, "request", "asked"],
        [1, "accept", "NAP_NOT_ASKED"],
      ],
      false,
    ],
    [
      "cannot be rejected by who asked",
      [
        [1, "request", "asked"],
        [1, "reject", "NAP_NOT_ASKED"],
      ],
      false,
    ],
    ["cannot be accepted unasked", [[2, "accept", "NAP_NOT_ASKED"]], false],
    [
      "cannot be asked twice",
      [
        [1, "request", "asked"],
        [1, "request", "NAP_EXISTS"],
      ],
      false,
    ],
    [
      "cannot be asked while it stands",
      [
        [1, "request", "asked"],
        [2, "accept", "active"],
        [2, "request", "NAP_EXISTS"],
      ],
      true,
    ],
    [
      "cannot be ended before it stands",
      [
        [1, "request", "asked"],
        [2, "end", "NAP_NOT_STANDING"],
      ],
      false,
    ],
    [
      "cannot be asked of who blocks",
      [
        [2, "block", "ended"],
        [1, "request", "NAP_BLOCKED"],
      ],
      false,
    ],
    [
      "cannot be accepted once taken by a block",
      [
        [1, "request", "asked"],
        [1, "block", "ended"],
        [2, "accept", "NAP_NOT_ASKED"],
      ],
      false,
    ],
    [
      "is asked by who blocked",
      [
        [2, "block", "ended"],
        [2, "request", "asked"],
        [1, "accept", "active"],
      ],
      true,
    ],
    [
      "stays blocked while either side blocks",
      [
        [1, "block", "ended"],
        [2, "block", "ended"],
        [2, "request", "NAP_BLOCKED"],
      ],
      false,
    ],
    [
      "can be asked again once both have lifted their blocks",
      [
        [1, "block", "ended"],
        [2, "block", "ended"],
        [1, "end", "ended"],
        [1, "request", "NAP_BLOCKED"],
        [2, "end", "none"],
        [1, "request", "asked"],
        [2, "accept", "active"],
      ],
      true,
    ],
    [
      "still stands for its day when the block that ended it is lifted",
      [
        [1, "request", "asked"],
        [2, "accept", "active"],
        [1, "block", "ended"],
        [1, "end", "ended"],
        [1, "end", "NAP_NOT_STANDING"],
      ],
      true,
    ],
    [
      "still stands for a day once ended",
      [
        [1, "request", "asked"],
        [2, "accept", "active"],
        [1, "end", "ended"],
        [2, "end", "NAP_NOT_STANDING"],
      ],
      true,
    ],
    [
      "still stands for a day once blocked",
      [
        [1, "request", "asked"],
        [2, "accept", "active"],
        [1, "block", "ended"],
        [1, "block", "ended"],
      ],
      true,
    ],
  ])("%s", (_, acts, stand) => {
    const pair = between();
    for (const [who, what, then] of acts) expect(pair.act(who, what)).toBe(then);
    expect(pair.partners()).toEqual([stand, stand]);
    expect(pair.others()).toEqual([true, true]);
  });

  it.each(["end", "block"] as const)("is over 24 hours after an %s", (what) => {
    const pair = between();
    pair.act(1, "request");
    pair.act(2, "accept");
    pair.act(1, what);
    expect(pair.nap()?.endsAt).toBe(NOON + DAY);
    pair.act(2, "lapse", NOON + DAY - 1);
    expect(pair.partners()).toEqual([true, true]);
    pair.act(2, "lapse", NOON + DAY);
    expect(pair.partners()).toEqual([false, false]);
  });

  it("goes on when it is asked and accepted again before its end", () => {
    const pair = between();
    const acts = [
      [1, "request"],
      [2, "accept"],
      [1, "end"],
      [2, "request"],
      [1, "accept"],
    ] as const;
    for (const [who, what] of acts) pair.act(who, what);
    expect(pair.nap()).toMatchObject({ state: "active", endsAt: null });
    pair.act(1, "lapse", NOON + 9 * DAY);
    expect(pair.partners()).toEqual([true, true]);
  });

  it.each([
    ["the other", 2],
    ["whoever ended it", 1],
  ] as const)("is over when its notice said, though %s blocks or ends it later", (_, who) => {
    const pair = between();
    pair.act(1, "request", NOON);
    pair.act(2, "accept", NOON);
    pair.act(1, "end", NOON);
    for (const [hours, what] of [
      [6, "block"],
      [12, "block"],
      [18, "end"],
    ] as const) {
      pair.act(who, what, NOON + hours * 3_600_000);
      expect(pair.nap()?.endsAt).toBe(NOON + DAY);
    }
  });

  it("is asked again after a day, whatever became of the first request", () => {
    for (const answer of [
      [1, "end"],
      [2, "reject"],
      [2, "block"],
    ] as const) {
      const pair = between();
      const [who, what] = answer;
      pair.act(1, "request");
      pair.act(who, what, NOON + 1);
      if (what === "block") pair.act(who, "end", NOON + 2);
      expect(pair.act(1, "request", NOON + DAY - 1)).toBe("NAP_ASKED_LATELY");
      expect(pair.act(1, "request", NOON + DAY)).toBe("asked");
    }
  });

  it("is not asked by lifting one's own block again within the day", () => {
    const pair = between();
    pair.act(1, "request");
    pair.act(1, "block", NOON + 1);
    expect(pair.act(1, "accept", NOON + 2)).toBe("ended");
    expect(pair.nap()?.blockedBy).toEqual([]);
    pair.act(1, "block", NOON + 3);
    expect(pair.act(1, "accept", NOON + DAY)).toBe("asked");
  });

  it("is written by its rule, with an alert to whoever is asked", () => {
    const named = { playerName: "Ada", playerIsBot: true };
    const state = { player: makePlayer({ id: 2 }), other: makePlayer({ id: 1 }), nap: null };
    const env = { now: NOON, random: seededRandom("") };
    const asked = requestNap({ ...state, ...named }, env);
    if (!asked.ok) throw new Error(asked.code);
    const { nap } = asked.outcome;
    expect(asked.changes).toEqual([
      write("nap", { low: 1, high: 2, was: null, nap }),
      write("alert", napAlert(1, "Ada", true)),
    ]);
    const back = { player: state.other, other: state.player, nap, ...named };
    for (const answered of [requestNap(back, env), allowNap(back, env), rejectNap(back, env)])
      expect(answered.ok && writesOf(answered.changes, "alert")).toEqual([]);
  });

  it("is not for oneself", () => {
    const player = makePlayer({ id: 1 });
    const state = { player, other: player, nap: null };
    const env = { now: NOON, random: seededRandom("") };
    expect(requestNap(state, env)).toEqual({ ok: false, code: "NAP_SELF" });
    expect(blockNap(state, env)).toEqual({ ok: false, code: "NAP_SELF" });
  });

  it("always makes both partners or neither, just while it stands, and never ends without notice", () => {
    const move = fc.record({
      who: fc.constantFrom(1 as const, 2 as const),
      what: fc.constantFrom(...(Object.keys(RULES) as Act[])),
      after: fc.nat({ max: 30 * 3_600_000 }),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const pair = between();
        let now = NOON;
        for (const { who, what, after } of moves) {
          now += after;
          pair.act(who, "lapse", now);
          const [stood] = pair.partners();
          pair.act(who, what, now);
          const nap = pair.nap();
          const stands = nap !== null && napStands(nap, now);
          expect(pair.partners()).toEqual([stands, stands]);
          if (stood) expect(stands).toBe(true);
        }
      }),
    );
  });
});
