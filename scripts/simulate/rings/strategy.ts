/** What one person does every day with their own account and up to ten others. */
import type { Random } from "@emberlode/game";

/** What the owner, or each alt in turn, can do. */
const STEP_KINDS = [
  "play",
  "arm",
  "guard",
  "raid the owner",
  "raid an alt",
  "raid a stranger",
  "take an alt's factory",
  "take a factory",
  "take the owner's factory",
  "take works",
  "plunder an alt",
  "plunder the owner",
  "pact",
] as const;
type StepKind = (typeof STEP_KINDS)[number];

export interface Step {
  who: "owner" | "alts";
  do: StepKind;
  /** Minutes of play or number of repetitions, 1..20. */
  amount: number;
}

/** The kind of alts, and the steps repeated every day until the hour is over. */
export interface RingStrategy {
  name: string;
  /** Whether everyone starts with a base of level 6, which may have works, and an army's price. */
  isGrown?: boolean;
  alts: { isGuest: boolean; isReferred: boolean; count: number; isBot?: boolean };
  steps: readonly Step[];
}

export const MAX_STEPS = 8;
export const MAX_ALTS = 10;
const AMOUNT = { min: 1, max: 20 } as const;

const PLAYERS = { isGuest: false, isReferred: false, count: MAX_ALTS } as const;
const step = (who: Step["who"], kind: StepKind, amount = 1): Step => ({ who, do: kind, amount });

/** One strategy for each exploit that a rule closed (rules §2, §11-13, §17, §19). */
export const RINGS: readonly RingStrategy[] = [
  {
    name: "loot",
    alts: PLAYERS,
    steps: [step("alts", "play", 4), step("owner", "arm"), step("owner", "raid an alt", 20)],
  },
  {
    // Labeled bots have no shield, so the owner loots them from the first day on.
    name: "own bots",
    alts: { ...PLAYERS, isBot: true },
    steps: [step("alts", "play", 4), step("owner", "arm"), step("owner", "raid an alt", 20)],
  },
  {
    name: "bots' stores",
    alts: { ...PLAYERS, count: 5, isBot: true },
    steps: [
      step("alts", "play", 2),
      step("alts", "arm"),
      step("alts", "take a factory", 2),
      step("owner", "arm"),
      step("owner", "plunder an alt", 10),
    ],
  },
  {
    name: "referral",
    alts: { ...PLAYERS, isReferred: true },
    steps: [step("alts", "play", 5)],
  },
  {
    name: "shield",
    alts: PLAYERS,
    steps: [step("alts", "take a factory"), step("alts", "play", 4)],
  },
  {
    name: "empty victories",
    alts: PLAYERS,
    steps: [step("owner", "arm"), step("owner", "raid an alt", 20)],
  },
  {
    name: "early victories",
    alts: PLAYERS,
    steps: [step("owner", "arm"), step("owner", "raid a stranger", 20), step("alts", "play", 2)],
  },
  {
    name: "locked factories",
    alts: PLAYERS,
    steps: [
      step("alts", "arm"),
      step("alts", "take a factory", 2),
      step("alts", "guard"),
      step("owner", "take an alt's factory", 4),
    ],
  },
  {
    name: "swapped factories",
    alts: PLAYERS,
    steps: [
      step("alts", "arm"),
      step("alts", "take the owner's factory"),
      step("owner", "arm"),
      step("owner", "take an alt's factory", 4),
      step("owner", "take a factory", 2),
    ],
  },
  {
    name: "rich weaklings",
    alts: { ...PLAYERS, count: 2 },
    steps: [step("alts", "play", 15), step("owner", "arm"), step("owner", "raid an alt", 20)],
  },
  {
    name: "guests",
    alts: { ...PLAYERS, isGuest: true },
    steps: [step("alts", "play", 4), step("owner", "arm"), step("owner", "raid an alt", 20)],
  },
  {
    name: "revenge pump",
    alts: PLAYERS,
    steps: [
      step("alts", "play", 3),
      step("alts", "arm"),
      step("alts", "raid the owner"),
      step("owner", "arm"),
      step("owner", "raid an alt", 20),
    ],
  },
  {
    // Found by a search of 200 generations while referrers could still loot those they referred.
    name: "referral pump",
    alts: { ...PLAYERS, isReferred: true, count: 8 },
    steps: [
      step("alts", "play", 3),
      step("alts", "arm"),
      step("alts", "raid the owner", 19),
      step("owner", "arm", 3),
      step("owner", "raid an alt", 20),
    ],
  },
  {
    name: "raiders for one",
    alts: PLAYERS,
    steps: [
      step("alts", "arm"),
      step("alts", "raid a stranger", 2),
      step("owner", "arm"),
      step("owner", "raid an alt", 20),
    ],
  },
  {
    // Loot that goes there and back would be renown of raiding each time.
    name: "loot in twos",
    alts: { ...PLAYERS, count: 1 },
    steps: [
      step("alts", "play", 10),
      step("alts", "arm"),
      step("alts", "raid the owner", 1),
      step("owner", "arm"),
      step("owner", "raid an alt", 1),
    ],
  },
  {
    name: "loot in threes",
    alts: { ...PLAYERS, count: 2 },
    steps: [
      step("alts", "play", 6),
      step("alts", "arm"),
      step("alts", "raid an alt", 2),
      step("alts", "raid the owner", 1),
      step("owner", "arm"),
      step("owner", "raid an alt", 2),
    ],
  },
  {
    name: "alts' stores",
    alts: { ...PLAYERS, count: 5 },
    steps: [
      step("alts", "play", 2),
      step("alts", "arm"),
      step("alts", "take a factory", 2),
      step("owner", "arm"),
      step("owner", "plunder an alt", 10),
    ],
  },
  {
    name: "stores in twos",
    alts: { ...PLAYERS, count: 1 },
    steps: [
      step("alts", "play", 10),
      step("alts", "arm"),
      step("alts", "take a factory", 2),
      step("alts", "plunder the owner", 2),
      step("owner", "arm"),
      step("owner", "plunder an alt", 4),
    ],
  },
  {
    name: "kept works",
    isGrown: true,
    alts: { ...PLAYERS, count: 4 },
    steps: [
      step("alts", "arm"),
      step("alts", "take works", 2),
      step("alts", "guard"),
      step("owner", "arm"),
      step("owner", "take works", 2),
      step("owner", "plunder an alt", 8),
    ],
  },
];

function anyStep(random: Random): Step {
  const who = random.pick(["owner", "alts"] as const);
  return step(who, random.pick(STEP_KINDS), random.int(AMOUNT.min, AMOUNT.max));
}

/** The strategy with one or two random changes. */
export function mutate(strategy: RingStrategy, random: Random): RingStrategy {
  const steps = [...strategy.steps];
  let { alts } = strategy;
  for (let times = random.int(1, 2); times > 0; times--) {
    const at = random.int(0, Math.max(0, steps.length - 1));
    const was = steps[at];
    const change = random.pick(["insert", "remove", "amount", "swap", "alts"] as const);
    if (change === "insert" && steps.length < MAX_STEPS) steps.splice(at, 0, anyStep(random));
    if (change === "remove" && steps.length > 1) steps.splice(at, 1);
    if (change === "amount" && was)
      steps[at] = { ...was, amount: random.int(AMOUNT.min, AMOUNT.max) };
    if (change === "swap" && was) steps.push(...steps.splice(at, 1));
    if (change === "alts") {
      const count = random.int(1, MAX_ALTS);
      alts = { count, isGuest: random.int(0, 3) === 0, isReferred: random.int(0, 1) === 0 };
    }
  }
  return { ...strategy, alts, steps };
}

export function strategyText({ isGrown = false, alts, steps }: RingStrategy): string {
  const altsText = `${alts.count} ${isGrown ? "grown " : ""}${alts.isReferred ? "referred " : ""}${alts.isGuest ? "guests" : alts.isBot ? "bots" : "alts"}`;
  return [altsText, ...steps.map(({ who, do: kind, amount }) => `${who} ${kind} x${amount}`)].join(
    "; ",
  );
}
