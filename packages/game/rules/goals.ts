/** The goals in suggestion order. Each is derived from counters. */
import type { LocatorId } from "./tools/use-tool.ts";

/** Number of fields seen. A new base shows 49. */
export const EXPLORE_GOAL = 120;
export const EXPLORE_FAR_GOAL = 500;
const SQUAD = 10;
const HOLDINGS = 3;
/** Reaching this rank or better is a goal. */
export const RANK_GOAL = 100;

/** The facts about a player from which goals are derived. */
export interface GoalFacts {
  /** How often the player did each thing, by name. */
  deeds: Readonly<Record<string, number>>;
  /** Plots currently marked. */
  plots: number;
  /** Best known rank, past or present; null if never ranked with power. */
  bestRank: number | null;
  /** Fields explored. */
  seen: number;
  isGuest: boolean;
}

/** Progress toward a goal that takes more than one deed. */
export interface GoalProgress {
  done: number;
  target: number;
}

interface GoalDefinition {
  id: string;
  /** Whether the badge is public, revealing no units, techs, plots, tools or bank (rules §12). */
  isPublic: boolean;
  isReachedBy: (known: GoalFacts) => boolean;
  progress?: (known: GoalFacts) => GoalProgress;
}

const exploredProgress =
  (target: number) =>
  ({ seen }: GoalFacts): GoalProgress => ({ done: Math.min(seen, target), target });

const deedProgress =
  (deed: string, target: number) =>
  ({ deeds }: GoalFacts): GoalProgress => ({ done: Math.min(deeds[deed] ?? 0, target), target });

/** Reached once a deed was counted this often. */
const hasDone =
  (deed: string, times = 1) =>
  ({ deeds }: GoalFacts) =>
    (deeds[deed] ?? 0) >= times;

const LOCATORS: Readonly<Record<LocatorId, true>> = {
  army_locator: true,
  flag_locator: true,
  base_locator: true,
};

/** The tools that find a place. */
export const LOCATOR_IDS = Object.keys(LOCATORS) as readonly LocatorId[];

export const GOALS = [
  { id: "dig", isPublic: true, isReachedBy: hasDone("dig") },
  {
    id: "explore",
    isPublic: true,
    isReachedBy: ({ seen }) => seen >= EXPLORE_GOAL,
    progress: exploredProgress(EXPLORE_GOAL),
  },
  { id: "hello", isPublic: true, isReachedBy: hasDone("chat") },
  { id: "name", isPublic: true, isReachedBy: ({ isGuest }) => !isGuest },
  { id: "cave", isPublic: true, isReachedBy: hasDone("cave") },
  { id: "forest", isPublic: true, isReachedBy: hasDone("forest") },
  { id: "level2", isPublic: true, isReachedBy: hasDone("upgrade-base") },
  { id: "pikeman", isPublic: false, isReachedBy: hasDone("buy-units.pikeman") },
  { id: "wall", isPublic: false, isReachedBy: hasDone("buy-units.wall") },
  { id: "plot", isPublic: false, isReachedBy: ({ plots }) => plots > 0 },
  { id: "effort", isPublic: true, isReachedBy: hasDone("dig.20") },
  { id: "candle", isPublic: true, isReachedBy: hasDone("memorial") },
  {
    id: "squad",
    isPublic: false,
    isReachedBy: hasDone("buy-units.pikeman", SQUAD),
    progress: deedProgress("buy-units.pikeman", SQUAD),
  },
  { id: "factory", isPublic: true, isReachedBy: hasDone("capture.won") },
  { id: "tech", isPublic: false, isReachedBy: hasDone("buy-tech") },
  { id: "collect", isPublic: true, isReachedBy: hasDone("collect") },
  { id: "relic", isPublic: true, isReachedBy: hasDone("relic") },
  { id: "part", isPublic: false, isReachedBy: hasDone("install-part") },
  { id: "exchange", isPublic: false, isReachedBy: hasDone("exchange") },
  { id: "vein", isPublic: true, isReachedBy: hasDone("dig.vein") },
  { id: "card", isPublic: false, isReachedBy: hasDone("research.bank") },
  { id: "deposit", isPublic: false, isReachedBy: hasDone("bank.deposit") },
  {
    id: "far",
    isPublic: true,
    isReachedBy: ({ seen }) => seen >= EXPLORE_FAR_GOAL,
    progress: exploredProgress(EXPLORE_FAR_GOAL),
  },
  { id: "mines", isPublic: false, isReachedBy: hasDone("tool.mines") },
  {
    id: "locator",
    isPublic: false,
    isReachedBy: (known) => LOCATOR_IDS.some((tool) => hasDone(`tool.${tool}`)(known)),
  },
  { id: "mirage", isPublic: true, isReachedBy: hasDone("mirage") },
  {
    id: "holdings",
    isPublic: true,
    isReachedBy: hasDone("capture.won", HOLDINGS),
    progress: deedProgress("capture.won", HOLDINGS),
  },
  { id: "medium", isPublic: true, isReachedBy: hasDone("capture.medium") },
  { id: "garrison", isPublic: false, isReachedBy: hasDone("garrison") },
  { id: "plunder", isPublic: true, isReachedBy: hasDone("plunder.won") },
  { id: "market", isPublic: false, isReachedBy: hasDone("market") },
  { id: "casino", isPublic: false, isReachedBy: hasDone("casino") },
  { id: "battle", isPublic: true, isReachedBy: hasDone("attack.won") },
  {
    id: "rank",
    // A ranked player without this badge would reveal that they never bought a unit.
    isPublic: false,
    // In a small world one Pikeman from a forest is enough for a rank, so require a purchase too.
    isReachedBy: (known) =>
      known.bestRank !== null && known.bestRank <= RANK_GOAL && hasDone("buy-units")(known),
  },
  { id: "level5", isPublic: true, isReachedBy: hasDone("upgrade-base.5") },
  { id: "works", isPublic: true, isReachedBy: hasDone("capture.works") },
] as const satisfies readonly GoalDefinition[];

export type GoalId = (typeof GOALS)[number]["id"];

/** All goal ids, in suggestion order. */
export const GOAL_IDS: readonly GoalId[] = GOALS.map(({ id }) => id);

/** The goals that a player has reached, in order. Each is a badge. */
export function reachedGoals(known: GoalFacts): GoalId[] {
  return GOALS.filter(({ isReachedBy }) => isReachedBy(known)).map(({ id }) => id);
}

/** Goals with a public badge. */
const PUBLIC_GOALS: ReadonlySet<GoalId> = new Set(
  GOALS.filter(({ isPublic }) => isPublic).map(({ id }) => id),
);

/** The goals of the list that others may see (rules §12). */
export function publicGoals(ids: readonly GoalId[]): GoalId[] {
  return ids.filter((id) => PUBLIC_GOALS.has(id));
}
