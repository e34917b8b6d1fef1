import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../game-time.ts";
import {
  type Amounts,
  addAmounts,
  equalAmounts,
  NO_AMOUNTS,
  RESOURCES,
  type Resource,
  singleAmount,
  subtractAmounts,
} from "../resource.ts";
import type { PlayerState } from "../state.ts";
import { always, envAt } from "../testing/env.ts";
import { afterChanges, makePlayer, NOON } from "../testing/players.ts";
import { accepted } from "../testing/results.ts";
import { type Changes, changesOf } from "../writes.ts";
import { dig } from "./dig.ts";

/** A dig of exactly `yielded` by `player`. Throws on a refusal. */
function digOf(
  player: PlayerState,
  yielded: number,
  referrer: PlayerState | null,
  { type = "metal" as Resource, now = NOON } = {},
): Changes {
  const field = { x: player.x, y: player.y };
  const state = { player, field: { ...field, type }, vein: false, spentUntil: null, referrer };
  const input = { type, field, effort: 1 } as const;
  return accepted(dig(state, input, envAt(now, always(yielded)))).changes;
}

const referee = makePlayer({ id: 2, referrerId: 1 });

describe("referral credit", () => {
  it("is a tenth, rounded down, paid immediately on top of the dig", () => {
    const referrer = makePlayer({ id: 1 });
    const changes = digOf(referee, 99, referrer);
    const credit = singleAmount("metal", 9);
    expect(changesOf(changes, "referral")).toEqual([
      { referrerId: 1, refereeId: 2, day: 20_000, earned: credit, paid: credit },
    ]);
    expect(afterChanges(referee, changes).carried.metal).toBe(1099);
    expect(afterChanges(referrer, changes)).toEqual({
      ...referrer,
      carried: { metal: 1009, energy: 1000 },
      referral: { metal: 9, energy: 0 },
    });
    expect(changesOf(changes, "ledger")).toHaveLength(1);
  });

  it.each([
    ["less than ten was dug", 9, makePlayer({ id: 1 }), {}],
    ["the referrer is a guest", 99, makePlayer({ id: 1, isGuest: true }), {}],
    ["the referrer is gone", 99, null, {}],
    ["somebody else is named", 99, makePlayer({ id: 3 }), {}],
    ["who digs is a guest still", 99, makePlayer({ id: 1 }), { isGuest: true }],
    ["one digs oneself", 99, makePlayer({ id: 2 }), { referrerId: 2 }],
  ])("is nothing when %s", (_, yielded, referrer, set) => {
    const changes = digOf({ ...referee, ...set }, yielded, referrer);
    expect(changesOf(changes, "referral")).toEqual([]);
    expect(changesOf(changes, "player").map((change) => change.id)).toEqual([2]);
  });

  it("never chains to the referrer's referrer", () => {
    const referrer = makePlayer({ id: 1, referrerId: 5 });
    const changes = digOf(referee, 100, referrer);
    expect(changesOf(changes, "referral").map((row) => row.referrerId)).toEqual([1]);
    expect(changesOf(changes, "player").map((change) => change.id)).toEqual([2, 1]);
  });

  it.each(RESOURCES)(
    "pays up to 2,500 above a quarter of the %s that the referrer dug; the rest waits",
    (type) => {
      const dug = { ...equalAmounts(9000), [type]: 200 };
      const referrer = makePlayer({ id: 1, digs: 3, dug, referral: singleAmount(type, 2545) });
      const changes = digOf(referee, 100, referrer, { type });
      expect(changesOf(changes, "referral")).toMatchObject([
        { earned: singleAmount(type, 10), paid: singleAmount(type, 5) },
      ]);
      expect(afterChanges(referrer, changes)).toEqual({
        ...referrer,
        carried: addAmounts(equalAmounts(1000), singleAmount(type, 5)),
        referral: singleAmount(type, 2550),
        referralWaiting: singleAmount(type, 5),
      });
    },
  );

  it("counts each resource separately", () => {
    const referrer = makePlayer({ id: 1, referral: singleAmount("metal", 2500) });
    const changes = digOf(referee, 100, referrer, { type: "energy" });
    const credit = singleAmount("energy", 10);
    expect(changesOf(changes, "referral")).toMatchObject([{ earned: credit, paid: credit }]);
  });

  it("pays waiting credit on the next day before new credit", () => {
    const waiting = {
      referral: singleAmount("metal", 2500),
      referralWaiting: singleAmount("metal", 2495),
    };
    const referrer = makePlayer({ id: 1, ...waiting });
    const changes = digOf(referee, 100, referrer, { now: NOON + DAY });
    const detail = { waitingMetal: 0, waitingEnergy: 0 };
    expect(changesOf(changes, "ledger").filter((row) => row.playerId === 1)).toEqual([
      { playerId: 1, kind: "referral", ...singleAmount("metal", 2495), detail },
    ]);
    expect(changesOf(changes, "referral")).toMatchObject([
      { day: 20_001, earned: { metal: 10 }, paid: { metal: 5 } },
    ]);
    expect(afterChanges(referrer, changes)).toMatchObject({
      carried: { metal: 3500 },
      counterDay: 20_001,
      referral: { metal: 2500 },
      referralWaiting: { metal: 5 },
    });
  });

  it("pays waiting credit as the referrer's own digs raise the limit", () => {
    const waiting = {
      referral: singleAmount("metal", 2500),
      referralWaiting: singleAmount("metal", 70),
    };
    const referrer = makePlayer({ id: 1, ...waiting });
    const changes = digOf(referrer, 60, null);
    expect(changesOf(changes, "ledger")).toMatchObject([
      { kind: "dig", metal: 60 },
      { kind: "referral", metal: 15, detail: { waitingMetal: 55 } },
    ]);
    expect(afterChanges(referrer, changes)).toMatchObject({
      carried: { metal: 1075 },
      referral: { metal: 2515 },
      referralWaiting: { metal: 55 },
    });
  });
});

describe("over any sequence of digs", () => {
  const step = fc.record({
    who: fc.constantFrom("referrer", "referee"),
    type: fc.constantFrom(...RESOURCES),
    yielded: fc.nat({ max: 60_000 }),
    /** Hours since the previous dig. */
    after: fc.nat({ max: 30 }),
  });

  it("earned = paid + waiting, balances equal their ledgers, and no day exceeds its cap", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (digs) => {
        let referrer = makePlayer({ id: 1 });
        let other = makePlayer({ id: 2, referrerId: 1 });
        let now = NOON;
        let earned = NO_AMOUNTS;
        // Total dug by the referrer. Forty digs never cause fatigue.
        let own = NO_AMOUNTS;
        const book = new Map([
          [1, equalAmounts(1000)],
          [2, equalAmounts(1000)],
        ]);
        const add = (id: number, more: Amounts) =>
          book.set(id, addAmounts(book.get(id) ?? NO_AMOUNTS, more));
        for (const { who, type, yielded, after } of digs) {
          now += after * HOUR;
          if (who === "referrer") own = addAmounts(own, singleAmount(type, yielded));
          const digger =
            who === "referrer" ? ([referrer, null] as const) : ([other, referrer] as const);
          const changes = digOf(digger[0], yielded, digger[1], { type, now });
          referrer = afterChanges(referrer, changes);
          other = afterChanges(other, changes);
          for (const row of changesOf(changes, "ledger")) add(row.playerId, row);
          for (const row of changesOf(changes, "referral")) {
            for (const one of RESOURCES) expect(row.paid[one]).toBeLessThanOrEqual(row.earned[one]);
            add(row.referrerId, row.paid);
            earned = addAmounts(earned, row.earned);
          }
          const { referral, dug } = referrer;
          for (const one of RESOURCES)
            expect(referral[one]).toBeLessThanOrEqual(dug[one] / 4 + 2500);
        }
        expect(book.get(1)).toEqual(referrer.carried);
        expect(book.get(2)).toEqual(other.carried);
        expect(other.referralWaiting.metal + other.referral.metal).toBe(0);
        const { carried, referralWaiting } = referrer;
        expect(Math.min(...Object.values(referralWaiting))).toBeGreaterThanOrEqual(0);
        expect(
          addAmounts(
            subtractAmounts(carried, addAmounts(equalAmounts(1000), own)),
            referralWaiting,
          ),
        ).toEqual(earned);
      }),
    );
  });
});
