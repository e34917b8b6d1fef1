import { describe, expect, it } from "vitest";
import { DAY } from "../game-time.ts";
import { seededRandom } from "../random.ts";
import type { Nap } from "../state.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { write } from "../writes.ts";
import { allowNap, lapseNap } from "./nap.ts";

const env = (now: number) => ({ now, random: seededRandom("") });

/** Partners whose pact ends at noon, seen by the first of them. */
function ending(nap: Partial<Nap>) {
  return {
    player: makePlayer({ id: 1, napPartners: [2] }),
    other: makePlayer({ id: 2, napPartners: [1] }),
    nap: {
      askedBy: 1,
      askedOf: 2,
      askedAt: 0,
      state: "ended",
      blockedBy: [],
      endsAt: NOON,
      ...nap,
    } as const,
  };
}

describe("a pact whose notice has run out", () => {
  it.each<[string, Partial<Nap>, Partial<Nap> | null]>([
    ["goes", {}, null],
    ["stays when it was asked again", { state: "asked" }, { state: "asked", endsAt: null }],
    ["stays when that was rejected", { state: "rejected" }, { state: "rejected", endsAt: null }],
    ["stays while somebody blocks", { blockedBy: [2] }, { blockedBy: [2], endsAt: null }],
  ])("%s", (_, nap, left) => {
    const state = ending(nap);
    const early = lapseNap(state, env(NOON - 1));
    expect(early).toMatchObject({ changes: [], outcome: { nap: state.nap } });
    const late = lapseNap(state, env(NOON));
    expect(late).toMatchObject({
      changes: [
        write("player", { id: 1, set: { napPartners: [] } }),
        write("player", { id: 2, set: { napPartners: [] } }),
        { kind: "nap", change: { low: 1, high: 2, was: state.nap, nap: left } },
      ],
      outcome: { nap: left },
    });
    if (!late.ok) throw new Error(late.code);
    const { nap: after } = late.outcome;
    expect(lapseNap({ ...state, nap: after }, env(NOON + DAY))).toMatchObject({
      outcome: { nap: after },
    });
  });
});

describe("allowing a NAP", () => {
  const allowed = (nap: Partial<Nap>) => {
    const result = allowNap(ending({ endsAt: null, ...nap }), env(NOON));
    return result.ok ? result.outcome.nap : result.code;
  };

  it.each<[string, Partial<Nap>, Partial<Nap> | string]>([
    [
      "accepts what the other asked",
      { askedBy: 2, askedOf: 1, state: "asked" },
      { state: "active" },
    ],
    [
      "asks again where one blocks",
      { blockedBy: [1] },
      { state: "asked", askedBy: 1, blockedBy: [] },
    ],
    ["is refused where the other blocks too", { blockedBy: [1, 2] }, "NAP_BLOCKED"],
    ["is refused where nothing was asked", {}, "NAP_NOT_ASKED"],
    ["is refused to who asked", { state: "asked" }, "NAP_NOT_ASKED"],
  ])("%s", (_, nap, then) => {
    if (typeof then === "string") expect(allowed(nap)).toBe(then);
    else expect(allowed(nap)).toMatchObject(then);
  });
});
