/** Rings to be found: one person's accounts, by the plans that the rules were made against. */
import type { Random } from "@emberlode/game";
import { mutate, RINGS, type RingPlan } from "../rings/plan.ts";

/** Plans by which something passes between the accounts. */
const NAMES = [
  ...["loot", "referral", "rich weaklings", "revenge pump", "referral pump", "raiders for one"],
] as const;

/** Alts take free factories for the owner. */
const FACTORIES: RingPlan = {
  name: "factories",
  alts: { isGuest: false, isReferred: false, count: 6 },
  steps: [
    { who: "alts", do: "play", amount: 4 },
    { who: "alts", do: "arm", amount: 1 },
    { who: "alts", do: "take a factory", amount: 2 },
    { who: "owner", do: "arm", amount: 1 },
    { who: "owner", do: "take an alt's factory", amount: 4 },
  ],
};

const PLANS = [...RINGS.filter(({ name }) => NAMES.some((one) => one === name)), FACTORIES];

/** A ring's plan with some number of alts; every second one is changed at random. */
export function anyPlan(random: Random): RingPlan {
  const known = random.pick(PLANS);
  const alts = { ...known.alts, count: random.int(1, Math.min(9, known.alts.count)) };
  const plan = { ...known, alts };
  if (random.chance(0.5)) return plan;
  const changed = mutate(plan, random);
  // Guests bring no credit and loot only labeled bots, so nothing passes.
  return { ...changed, alts: { ...changed.alts, isGuest: false } };
}

/** The plan for a person who plays a share of an hour a day. */
export const scaledPlan = (plan: RingPlan, share: number): RingPlan => ({
  ...plan,
  steps: plan.steps.map((step) =>
    step.do === "play" ? { ...step, amount: Math.max(1, Math.round(step.amount * share)) } : step,
  ),
});
