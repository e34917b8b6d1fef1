import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Random, seededRandom } from "../random.ts";
import { type Amounts, added, both, NOTHING, type Resource } from "../resource.ts";
import type { PlayerState } from "../state.ts";
import { afterChanges, makePlayer, NOON } from "../testing/players.ts";
import { type Changes, writesOf } from "../writes.ts";
import { dig } from "./dig.ts";

const DAY = 86_400_000;
const always = (value: number): Random => ({ ...seededRandom(""), int: () => value });

/** A dig of exactly `yielded` by `player`; a refusal fails the test. */
function digOf(
  player: PlayerState,
  yielded: number,
  referrer: PlayerState | null,
  { type = "metal" as Resource, now = NOON } = {},
): Changes {
  const field = { x: player.x, y: player.y };
  const state = { player, field: { ...field, type }, vein: false, spentUntil: null, referrer };
  const result = dig(state, { type, field, effort: 1 }, { now, random: always(yielded) });
  if (!result.ok) throw new Error(`refused with ${result.code}`);
  return result.changes;
}

const referee = makePlayer({ id: 2, referrerId: 1 });

describe("referral credit", () => {
  it("is a tenth, rounded down, paid at once on top of the dig", () => {
    const referrer = makePlayer({ id: 1 });
    const changes = digOf(referee, 99, referrer);
    expect(writesOf(changes, "referral")).toEqual([
      {
        referrerId: 1,
        refereeId: 2,
        day: 20_000,
        earned: { metal: 9, energy: 0 },
        paid: { metal: 9, energy: 0 },
      },
    ]);
    expect(afterChanges(referee, changes).carried.metal).toBe(1099);
    expect(afterChanges(referrer, changes)).toEqual({
      ...referrer,
      carried: { metal: 1009, energy: 1000 },
      referral: { metal: 9, energy: 0 },
    });
    expect(writesOf(changes, "ledger")).toHaveLength(1);
  });

  it("follows fatigue: it is a tenth of what was really dug", () => {
    const tired = { ...referee, digs: 1000 };
    expect(writesOf(digOf(tired, 1000, makePlayer({ id: 1 })), "referral")).toMatchObject([
      { earned: { metal: 5 } },
    ]);
  });

  it.each([
    ["less than ten was dug", 9, makePlayer({ id: 1 })],
    ["the referrer is a guest", 99, makePlayer({ id: 1, isGuest: true })],
    ["the referrer is gone", 99, null],
    ["somebody else is named", 99, makePlayer({ id: 3 })],
  ])("is nothing when %s", (_, yielded, referrer) => {
    const changes = digOf(referee, yielded, referrer);
    expect(writesOf(changes, "referral")).toEqual([]);
    expect(writesOf(changes, "player").map((change) => change.id)).toEqual([2]);
  });

  it("is nothing for the digs of a guest, until the guest takes a name", () => {
    const guest = { ...referee, isGuest: true };
    const changes = digOf(guest, 99, makePlayer({ id: 1 }));
    expect(writesOf(changes, "referral")).toEqual([]);
    expect(writesOf(changes, "player").map((change) => change.id)).toEqual([2]);
    expect(
      writesOf(digOf({ ...guest, isGuest: false }, 99, makePlayer({ id: 1 })), "referral"),
    ).toHaveLength(1);
  });

  it("is nothing for digging oneself", () => {
    const own = makePlayer({ id: 1, referrerId: 1 });
    expect(writesOf(digOf(own, 99, own), "referral")).toEqual([]);
  });

  it("never chains to the referrer's referrer", () => {
    const referrer = makePlayer({ id: 1, referrerId: 5 });
    const changes = digOf(referee, 100, referrer);
    expect(writesOf(changes, "referral").map((row) => row.referrerId)).toEqual([1]);
    expect(writesOf(changes, "player").map((change) => change.id)).toEqual([2, 1]);
  });

  it("pays up to 2,500 above a quarter of what the referrer dug of it; the rest waits", () => {
    const referrer = makePlayer({
      id: 1,
      digs: 3,
      dug: { metal: 200, energy: 9000 },
      referral: { metal: 2545, energy: 0 },
    });
    const changes = digOf(referee, 100, referrer);
    expect(writesOf(changes, "referral")).toMatchObject([
      { earned: { metal: 10 }, paid: { metal: 5 } },
    ]);
    expect(afterChanges(referrer, changes)).toEqual({
      ...referrer,
      carried: { metal: 1005, energy: 1000 },
      referral: { metal: 2550, energy: 0 },
      referralWaiting: { metal: 5, energy: 0 },
    });
  });

  it("counts each resource for itself", () => {
    const referrer = makePlayer({ id: 1, referral: { metal: 2500, energy: 0 } });
    const changes = digOf(referee, 100, referrer, { type: "energy" });
    expect(writesOf(changes, "referral")).toMatchObject([
      { earned: { energy: 10, metal: 0 }, paid: { energy: 10 } },
    ]);
  });

  it("makes room for energy as the referrer digs energy", () => {
    const referrer = makePlayer({
      id: 1,
      dug: { metal: 0, energy: 200 },
      referral: { metal: 0, energy: 2545 },
    });
    const changes = digOf(referee, 100, referrer, { type: "energy" });
    expect(writesOf(changes, "referral")).toMatchObject([
      { earned: { energy: 10 }, paid: { energy: 5 } },
    ]);
    expect(afterChanges(referrer, changes)).toMatchObject({
      carried: { energy: 1005 },
      referral: { energy: 2550 },
      referralWaiting: { energy: 5 },
    });
  });

  it("pays what waits on the next day, before what is new", () => {
    const referrer = makePlayer({
      id: 1,
      referral: { metal: 2500, energy: 0 },
      referralWaiting: { metal: 2495, energy: 0 },
    });
    const changes = digOf(referee, 100, referrer, { now: NOON + DAY });
    expect(writesOf(changes, "ledger").filter((row) => row.playerId === 1)).toEqual([
      {
        playerId: 1,
        kind: "referral",
        metal: 2495,
        energy: 0,
        detail: { waitingMetal: 0, waitingEnergy: 0 },
      },
    ]);
    expect(writesOf(changes, "referral")).toMatchObject([
      { day: 20_001, earned: { metal: 10 }, paid: { metal: 5 } },
    ]);
    expect(afterChanges(referrer, changes)).toMatchObject({
      carried: { metal: 3500 },
      counterDay: 20_001,
      referral: { metal: 2500 },
      referralWaiting: { metal: 5 },
    });
  });

  it("pays what waits as far as the referrer's own dig makes room", () => {
    const referrer = makePlayer({
      id: 1,
      referral: { metal: 2500, energy: 0 },
      referralWaiting: { metal: 70, energy: 0 },
    });
    const changes = digOf(referrer, 60, null);
    expect(writesOf(changes, "ledger")).toMatchObject([
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
  const dug = fc.record({
    who: fc.constantFrom("referrer", "referee"),
    type: fc.constantFrom<Resource>("metal", "energy"),
    yielded: fc.nat({ max: 60_000 }),
    /** Hours since the dig before. */
    after: fc.nat({ max: 30 }),
  });

  it("earned = paid + waiting, balances equal their ledgers, and no day pays above its cap", () => {
    fc.assert(
      fc.property(fc.array(dug, { maxLength: 40 }), (digs) => {
        let referrer = makePlayer({ id: 1 });
        let other = makePlayer({ id: 2, referrerId: 1 });
        let now = NOON;
        let earned = NOTHING;
        const book = new Map([
          [1, both(1000)],
          [2, both(1000)],
        ]);
        const add = (id: number, more: Amounts) =>
          book.set(id, added(book.get(id) ?? NOTHING, more));
        for (const { who, type, yielded, after } of digs) {
          now += after * 3_600_000;
          const changes =
            who === "referrer"
              ? digOf(referrer, yielded, null, { type, now })
              : digOf(other, yielded, referrer, { type, now });
          referrer = afterChanges(referrer, changes);
          other = afterChanges(other, changes);
          for (const row of writesOf(changes, "ledger")) add(row.playerId, row);
          for (const row of writesOf(changes, "referral")) {
            expect(row.paid.metal).toBeLessThanOrEqual(row.earned.metal);
            expect(row.paid.energy).toBeLessThanOrEqual(row.earned.energy);
            add(row.referrerId, row.paid);
            earned = added(earned, row.earned);
          }
          expect(referrer.referral.metal).toBeLessThanOrEqual(referrer.dug.metal / 4 + 2500);
          expect(referrer.referral.energy).toBeLessThanOrEqual(referrer.dug.energy / 4 + 2500);
        }
        expect(book.get(1)).toEqual(referrer.carried);
        expect(book.get(2)).toEqual(other.carried);
        expect(other.referralWaiting.metal + other.referral.metal).toBe(0);
        for (const type of ["metal", "energy"] as const) {
          const waiting = referrer.referralWaiting[type];
          const dugTotal = ownTotal(digs, type);
          expect(waiting).toBeGreaterThanOrEqual(0);
          expect(referrer.carried[type] - 1000 - dugTotal + waiting).toBe(earned[type]);
        }
      }),
    );
  });

  /** What the referrer dug in all; forty digs never tire anybody. */
  function ownTotal(digs: readonly { who: string; type: string; yielded: number }[], type: string) {
    return digs
      .filter((one) => one.who === "referrer" && one.type === type)
      .reduce((sum, one) => sum + one.yielded, 0);
  }
});
