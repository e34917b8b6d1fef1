import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_LINKED_BY_ADDRESS } from "../staff.ts";
import { NOON } from "../testing/players.ts";
import { earnedBy, FAVOR_KINDS, type Favor, favorOf, spentBy } from "./favors.ts";
import { linksOf, MAX_PAIRS } from "./links.ts";
import { type AccountFacts, findCases } from "./signals.ts";
import { EVIDENCE_POINTS, EVIDENCE_THRESHOLDS } from "./thresholds.ts";

const PLAYS: AccountFacts = { earned: 100_000, spent: 80_000, rhythm: { percent: 10, hours: 3 } };
const KEEPS: AccountFacts = { ...PLAYS, spent: 10_000 };
const SCRIPT: AccountFacts = { ...PLAYS, rhythm: { percent: 99, hours: 24 } };

/** Something passed from one account to another, this often. */
const passed = (kind: Favor["kind"], from: number, to: number, times: number): Favor[] =>
  Array.from({ length: times }, (_, nth) => ({ kind, from, to, at: NOON + nth, amount: 100 }));

/** The cases of accounts 1 to 4 of one browser; the facts of 2 to 4 are given. */
function casesOf(favors: readonly Favor[], facts: AccountFacts, main = PLAYS) {
  const accounts = new Map([2, 3, 4].map((id) => [id, facts]));
  const links = linksOf([{ kind: "device", accounts: [1, 2, 3, 4] }]);
  return findCases({ links, favors, accounts: accounts.set(1, main) }, EVIDENCE_THRESHOLDS);
}

describe("a case", () => {
  it("opens when an account wins three times over accounts that keep what they earn", () => {
    const favors = [...passed("loot", 2, 1, 2), ...passed("loot", 3, 1, 1)];
    expect(casesOf(favors.slice(0, 2), KEEPS)).toEqual([]);
    expect(casesOf(favors, KEEPS)).toEqual([
      {
        mainId: 1,
        accounts: [2, 3],
        points: 125,
        signals: [
          { kind: "loot", points: 100, count: 3, back: 0, amount: 300, accounts: [2, 3] },
          { kind: "idle", points: 25, count: 2, back: 0, amount: 0, accounts: [2, 3] },
        ],
      },
    ]);
  });

  it("needs fifteen times as many victories over accounts that play for themselves", () => {
    expect(casesOf(passed("loot", 2, 1, 44), PLAYS)).toEqual([]);
    expect(casesOf(passed("loot", 2, 1, 45), PLAYS)).toHaveLength(1);
  });

  it("does not open for rivals who both win", () => {
    const both = [...passed("loot", 2, 1, 30), ...passed("loot", 1, 2, 15)];
    expect(casesOf(both, PLAYS)).toEqual([]);
  });

  it("opens for factories that are handed over", () => {
    expect(casesOf(passed("captures", 2, 1, 3), KEEPS)).toEqual([]);
    expect(casesOf(passed("captures", 2, 1, 4), KEEPS)[0]?.signals).toMatchObject([
      { kind: "captures", count: 4, points: 100 },
    ]);
  });

  it("opens for two referred accounts that spend nothing, with credit on three days each", () => {
    const credit = (id: number, days: number) => passed("referral", id, 1, days);
    expect(casesOf([...credit(2, 30), ...credit(3, 2)], KEEPS)).toEqual([]);
    expect(casesOf([...credit(2, 3), ...credit(3, 3)], PLAYS)).toEqual([]);
    expect(casesOf([...credit(2, 3), ...credit(3, 3)], KEEPS)).toMatchObject([{ points: 125 }]);
  });

  it("never opens for rhythm, pacts and idle accounts alone, but they add to something", () => {
    const pacts = [2, 3, 4].flatMap((id) => passed("pacts", 1, id, 1));
    const idleScript = { ...SCRIPT, spent: 0 };
    expect(casesOf(pacts, idleScript, SCRIPT)).toEqual([]);
    const loot = [...passed("loot", 2, 1, 1), ...passed("captures", 3, 1, 1)];
    expect(casesOf([...pacts, ...loot], idleScript, SCRIPT)).toMatchObject([
      {
        points: 33 + 25 + 3 * 25,
        signals: ["loot", "captures", "idle", "pacts", "rhythm"].map((kind) => ({ kind })),
      },
    ]);
    // Friends who all play for themselves.
    const many = passed("loot", 2, 1, 44);
    expect(casesOf([...pacts, ...many], SCRIPT, SCRIPT)).toEqual([]);
  });

  it("is about linked accounts only", () => {
    expect(casesOf(passed("loot", 9, 1, 50), KEEPS)).toEqual([]);
  });

  it("is found with a few reads of each link and favor, however many there are", () => {
    const ids = Array.from({ length: 50 }, (_, id) => id + 1);
    let reads = 0;
    const counted = <Item extends object>(item: Item) =>
      new Proxy(item, {
        get(target, name) {
          reads += 1;
          return Reflect.get(target, name);
        },
      });
    const links = linksOf([{ kind: "device", accounts: ids }]);
    const favors = links.flatMap(({ one, other }) => passed("pacts", one, other, 1));
    const accounts = new Map(ids.map((id) => [id, PLAYS]));
    findCases({ links: links.map(counted), favors: [], accounts }, EVIDENCE_THRESHOLDS);
    expect(reads).toBe(2 * links.length);
    reads = 0;
    const strangers = Array.from({ length: 2_000 }, (_, nth) => nth + 1_000);
    const others = strangers.flatMap((id) => passed("loot", id, id + 1, 1));
    findCases(
      { links, favors: [...favors, ...others.map(counted)], accounts },
      EVIDENCE_THRESHOLDS,
    );
    expect(reads).toBe(2 * others.length);
  });
});

describe("links", () => {
  it("are none by an address of more than ten accounts", () => {
    const accounts = Array.from({ length: MAX_LINKED_BY_ADDRESS }, (_, id) => id + 1);
    const pairs = (accounts.length * (accounts.length - 1)) / 2;
    expect(linksOf([{ kind: "address", accounts }])).toHaveLength(pairs);
    expect(linksOf([{ kind: "address", accounts: [...accounts, 99] }])).toEqual([]);
    expect(linksOf([{ kind: "device", accounts: [...accounts, 99] }])).not.toEqual([]);
  });

  it("are those of the smallest groups, so that a crowd neither costs more nor hides others", () => {
    const crowd = Array.from({ length: 50 }, (_, id) => id + 1);
    const crowds = Array.from({ length: 20 }, (_, nth) => ({
      kind: "device" as const,
      accounts: crowd.map((id) => id + 50 * nth),
    }));
    const links = linksOf([...crowds, { kind: "device", accounts: [5_001, 5_002] }]);
    expect(links).toHaveLength(1 + 16 * 1_225);
    expect(links.length).toBeLessThanOrEqual(MAX_PAIRS);
    expect(links[0]).toMatchObject({ one: 5_001, other: 5_002 });
  });

  it("count the browsers and addresses of a pair, the lower id first", () => {
    const shared = { kind: "device", accounts: [7, 3] } as const;
    expect(linksOf([shared, shared, { kind: "address", accounts: [3, 7] }])).toEqual([
      { one: 3, other: 7, devices: 2, addresses: 1 },
    ]);
  });
});

describe("favors", () => {
  const line = { playerId: 1, metal: 70, energy: 0, at: NOON };
  const detail = { otherId: 2, won: true };

  it("are won attacks and plunders, and captured factories of others", () => {
    expect(favorOf({ ...line, kind: "attack", detail })).toEqual({
      kind: "loot",
      from: 2,
      to: 1,
      at: NOON,
      amount: 70,
    });
    expect(favorOf({ ...line, kind: "plunder", detail })).toMatchObject({
      kind: "loot",
      amount: 70,
    });
    expect(favorOf({ ...line, kind: "capture", detail })).toMatchObject({
      kind: "captures",
      amount: 70,
    });
    expect(favorOf({ ...line, kind: "attack", detail: { ...detail, won: false } })).toBeNull();
    expect(favorOf({ ...line, kind: "capture", detail: { otherId: null, won: true } })).toBeNull();
    expect(favorOf({ ...line, kind: "dig", detail: {} })).toBeNull();
  });

  it("what is earned and spent leaves out banks and trades", () => {
    expect(earnedBy({ kind: "dig", metal: 5, energy: 2 })).toBe(7);
    expect(earnedBy({ kind: "collect", metal: 5, energy: 2 })).toBe(7);
    expect(earnedBy({ kind: "bank", metal: 500, energy: 0 })).toBe(0);
    expect(spentBy({ kind: "buy-units", metal: -5, energy: -2 })).toBe(7);
    expect(spentBy({ kind: "defense", metal: -500, energy: 0 })).toBe(0);
  });
});

describe("over any favors", () => {
  const favor = fc.record({
    kind: fc.constantFrom(...FAVOR_KINDS),
    from: fc.integer({ min: 1, max: 5 }),
    to: fc.integer({ min: 1, max: 5 }),
    at: fc.constant(NOON),
    amount: fc.nat({ max: 10_000 }),
  });
  const facts = fc.constantFrom(PLAYS, KEEPS, SCRIPT);
  const any = fc.tuple(fc.array(favor, { maxLength: 60 }), facts, facts);

  it("a case has enough points, something that passed, and only linked accounts", () => {
    fc.assert(
      fc.property(any, ([favors, others, main]) => {
        for (const { points, signals, accounts, mainId } of casesOf(favors, others, main)) {
          expect(points).toBeGreaterThanOrEqual(EVIDENCE_POINTS);
          expect(points).toBe(signals.reduce((sum, signal) => sum + signal.points, 0));
          expect(signals.some(({ kind }) => /^(loot|captures|referral)$/.test(kind))).toBe(true);
          expect(accounts).not.toContain(mainId);
          expect(accounts.every((id) => id >= 1 && id <= 4)).toBe(true);
        }
      }),
    );
  });

  it("more loot for the same account never ends its case", () => {
    fc.assert(
      fc.property(any, ([favors, others, main]) => {
        const more = [...favors, ...passed("loot", 2, 1, 1)];
        const has = (all: readonly Favor[]) =>
          casesOf(all, others, main).some(({ mainId }) => mainId === 1);
        if (has(favors)) expect(has(more)).toBe(true);
      }),
    );
  });
});
