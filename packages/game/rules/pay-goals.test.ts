import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addAmounts, NO_AMOUNTS } from "../resource.ts";
import { makePlayer } from "../testing/players.ts";
import { changesOf, playerAfter } from "../writes.ts";
import { GOAL_REWARDS, MOST_REWARDS } from "./goal-rewards.ts";
import { GOAL_IDS, type GoalFacts, type GoalId } from "./goals.ts";
import { dueGoals, paidDeed, payGoals } from "./pay-goals.ts";

const sumOf = (ids: readonly GoalId[]) =>
  ids.map((id) => GOAL_REWARDS[id]).reduce(addAmounts, NO_AMOUNTS);
const totalOf = (...ids: GoalId[]) => sumOf(ids).metal + sumOf(ids).energy;

describe("the rewards", () => {
  it("pay something for every goal, and at most 4,000 of each resource in all", () => {
    for (const id of GOAL_IDS) expect([id, totalOf(id) > 0]).toEqual([id, true]);
    const { metal, energy } = sumOf(GOAL_IDS);
    expect(MOST_REWARDS).toBe(4000);
    expect(Math.max(metal, energy)).toBeLessThanOrEqual(MOST_REWARDS);
  });

  it("give most for the first session, and a first dig pays a Pikeman", () => {
    const first = GOAL_IDS.slice(0, GOAL_IDS.indexOf("collect") + 1);
    expect(totalOf(...first)).toBeGreaterThan(totalOf(...GOAL_IDS) / 2);
    expect(GOAL_REWARDS.dig).toEqual({ metal: 50, energy: 100 });
  });

  it.each<GoalId[]>([
    ["dig", "effort"],
    ["explore", "far"],
    ["pikeman", "squad"],
    ["level2", "level5"],
    ["plunder", "battle"],
    ["factory", "holdings", "works"],
  ])("never pay less for the harder of two goals: %s, %s", (...chain) => {
    const totals = chain.map((id) => totalOf(id));
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });
});

const FRESH: GoalFacts = {
  deeds: { start: 1 },
  plots: 0,
  bestRank: null,
  seen: 49,
  isGuest: false,
};
const dueWith = (facts: Partial<GoalFacts>, before: Partial<GoalFacts> | null = null) =>
  dueGoals({
    facts: { ...FRESH, ...facts },
    before: before && { ...FRESH, isGuest: true, ...before },
    isBot: false,
  });

describe("a reward is due", () => {
  it("once its goal is reached, until it is paid", () => {
    expect(dueWith({ deeds: { dig: 3 } })).toEqual(["dig", "name"]);
    expect(dueWith({ deeds: { dig: 3, [paidDeed("dig")]: 1 } })).toEqual(["name"]);
  });

  it("for a guest too, who is paid later", () => {
    expect(dueWith({ deeds: { dig: 1 }, isGuest: true })).toEqual(["dig"]);
  });

  it("for no goal that was reached before goals paid", () => {
    const before = { deeds: { dig: 1 }, seen: 120 };
    expect(dueWith({ deeds: { dig: 9, cave: 1 }, seen: 600 }, before)).toEqual([
      ...["name", "cave", "far"],
    ]);
  });

  it("to no labeled bot", () => {
    expect(dueGoals({ facts: FRESH, before: null, isBot: true })).toEqual([]);
  });
});

const player = makePlayer({ id: 7 });

describe("paying", () => {
  it("adds all rewards to what is carried, with a row for each, and changes nothing else", () => {
    const done = payGoals({ player, due: ["dig", "wall"] });
    if (!done.ok) throw new Error(done.code);
    expect(done.outcome).toEqual({ goals: ["dig", "wall"], paid: { metal: 150, energy: 150 } });
    expect(changesOf(done.changes, "player")).toEqual([
      { id: 7, set: { carried: { metal: 1150, energy: 1150 } } },
    ]);
    expect(changesOf(done.changes, "ledger")).toEqual([
      { playerId: 7, kind: "goal", metal: 50, energy: 100, detail: { goal: "dig" } },
      { playerId: 7, kind: "goal", metal: 100, energy: 50, detail: { goal: "wall" } },
    ]);
    expect(done.changes).toHaveLength(3);
  });

  it("refuses guests, and when nothing is due", () => {
    const guest = makePlayer({ id: 8, isGuest: true });
    expect(payGoals({ player: guest, due: ["dig"] })).toEqual({
      ok: false,
      code: "GUEST_NOT_ALLOWED",
    });
    expect(payGoals({ player, due: [] })).toEqual({ ok: false, code: "NO_REWARDS_DUE" });
  });
});

/** Facts with which these goals, of those that a log shows, are reached. */
const DEED_OF = { dig: "dig", cave: "cave", wall: "buy-units.wall", tech: "buy-tech" } as const;
type Deed = keyof typeof DEED_OF;
const DEEDS = Object.keys(DEED_OF) as Deed[];

it("pays each reward once, whenever and however often it is claimed", () => {
  const step = fc.oneof(fc.constantFrom(...DEEDS), fc.constant("claim" as const));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state = player;
      const deeds: Record<string, number> = {};
      const count = (deed: string) => {
        deeds[deed] = (deeds[deed] ?? 0) + 1;
      };
      for (const one of [...steps, "claim" as const]) {
        if (one !== "claim") {
          count(DEED_OF[one]);
          continue;
        }
        const done = payGoals({ player: state, due: dueWith({ deeds }) });
        if (!done.ok) continue;
        state = playerAfter(state, done.changes);
        for (const { detail } of changesOf(done.changes, "ledger")) count(`goal.${detail.goal}`);
      }
      const reached = DEEDS.filter((deed) => steps.includes(deed));
      expect(state.carried).toEqual(addAmounts(player.carried, sumOf([...reached, "name"])));
    }),
  );
});
