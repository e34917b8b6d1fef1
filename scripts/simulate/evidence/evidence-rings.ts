/** Rings to be found: one person's accounts, by the strategies that the rules were made against. */
import type { Random } from "@emberlode/game";
import { mutate, RINGS, type RingStrategy } from "../rings/strategy.ts";

/** Strategies by which something passes between the accounts. */
const NAMES = [
  ...["loot", "referral", "rich weaklings", "revenge pump", "referral pump", "raiders for one"],
] as const;

/** Alts take free factories for the owner. */
const FACTORIES: RingStrategy = {
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

const STRATEGIES = [...RINGS.filter(({ name }) => NAMES.some((one) => one === name)), FACTORIES];

/** A ring's strategy with some number of alts; every second one is changed at random. */
export function anyStrategy(random: Random): RingStrategy {
  const known = random.pick(STRATEGIES);
  const alts = { ...known.alts, count: random.int(1, Math.min(9, known.alts.count)) };
  const strategy = { ...known, alts };
  if (random.chance(0.5)) return strategy;
  const changed = mutate(strategy, random);
  // Guests bring no credit and loot only labeled bots, so nothing passes.
  return { ...changed, alts: { ...changed.alts, isGuest: false } };
}

/** The strategy for a person who plays a share of an hour a day. */
export const scaledStrategy = (strategy: RingStrategy, share: number): RingStrategy => ({
  ...strategy,
  steps: strategy.steps.map((step) =>
    step.do === "play" ? { ...step, amount: Math.max(1, Math.round(step.amount * share)) } : step,
  ),
});
