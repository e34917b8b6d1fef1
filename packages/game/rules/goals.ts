/** The goals in the order in which they are suggested, each read off what was counted. */

/** Fields to have seen; a new base shows 49. */
export const EXPLORE_GOAL = 120;
export const EXPLORE_FAR_GOAL = 500;
const SQUAD = 10;
const HOLDINGS = 3;
const BEST_RANK = 100;

/** What is truly known of a player when goals are read. */
export interface GoalKnowledge {
  /** How often the player did what, by name. */
  deeds: Readonly<Record<string, number>>;
  /** Plots marked now. */
  plots: number;
  /** Rank now; null for a player off the map or without power. */
  rank: number | null;
  /** Fields explored. */
  seen: number;
  isGuest: boolean;
}

/** How much of a goal is done, where it takes more than one deed. */
export interface GoalCount {
  done: number;
  of: number;
}

interface Rule {
  id: string;
  isReached: (known: GoalKnowledge) => boolean;
  count?: (known: GoalKnowledge) => GoalCount;
}

const seenOf =
  (of: number) =>
  ({ seen }: GoalKnowledge): GoalCount => ({ done: Math.min(seen, of), of });

const didOf =
  (deed: string, of: number) =>
  ({ deeds }: GoalKnowledge): GoalCount => ({ done: Math.min(deeds[deed] ?? 0, of), of });

/** Reached once a deed was counted so often. */
const did =
  (deed: string, times = 1) =>
  ({ deeds }: GoalKnowledge) =>
    (deeds[deed] ?? 0) >= times;

const LOCATORS = ["tool.army_locator", "tool.flag_locator", "tool.base_locator"] as const;

export const GOALS = [
  { id: "dig", isReached: did("dig") },
  {
    id: "explore",
    isReached: ({ seen }) => seen >= EXPLORE_GOAL,
    count: seenOf(EXPLORE_GOAL),
  },
  { id: "hello", isReached: did("chat") },
  { id: "name", isReached: ({ isGuest }) => !isGuest },
  { id: "cave", isReached: did("cave") },
  { id: "forest", isReached: did("forest") },
  { id: "pikeman", isReached: did("buy-units.pikeman") },
  { id: "wall", isReached: did("buy-units.wall") },
  { id: "plot", isReached: ({ plots }) => plots > 0 },
  { id: "effort", isReached: did("dig.20") },
  { id: "candle", isReached: did("memorial") },
  { id: "level2", isReached: did("upgrade-base") },
  {
    id: "squad",
    isReached: did("buy-units.pikeman", SQUAD),
    count: didOf("buy-units.pikeman", SQUAD),
  },
  { id: "factory", isReached: did("capture.won") },
  { id: "tech", isReached: did("buy-tech") },
  { id: "part", isReached: did("install-part") },
  { id: "exchange", isReached: did("exchange") },
  { id: "vein", isReached: did("dig.vein") },
  { id: "card", isReached: did("research.bank") },
  { id: "deposit", isReached: did("bank.deposit") },
  {
    id: "far",
    isReached: ({ seen }) => seen >= EXPLORE_FAR_GOAL,
    count: seenOf(EXPLORE_FAR_GOAL),
  },
  { id: "mines", isReached: did("tool.mines") },
  {
    id: "locator",
    isReached: (known) => LOCATORS.some((tool) => did(tool)(known)),
  },
  { id: "mirage", isReached: did("mirage") },
  {
    id: "holdings",
    isReached: did("capture.won", HOLDINGS),
    count: didOf("capture.won", HOLDINGS),
  },
  { id: "market", isReached: did("market") },
  { id: "casino", isReached: did("casino") },
  { id: "battle", isReached: did("attack.won") },
  {
    id: "rank",
    // In a small world one Pikeman from a forest is enough: only an army that was bought counts.
    isReached: (known) => known.rank !== null && known.rank <= BEST_RANK && did("buy-units")(known),
  },
  { id: "level5", isReached: did("upgrade-base.5") },
] as const satisfies readonly Rule[];

export type GoalId = (typeof GOALS)[number]["id"];

/** All goals by name, in their order. */
export const GOAL_IDS: readonly GoalId[] = GOALS.map(({ id }) => id);

/** The goals that a player has reached by now, in their order: each is a badge. */
export function reachedGoals(known: GoalKnowledge): GoalId[] {
  return GOALS.filter(({ isReached }) => isReached(known)).map(({ id }) => id);
}
