/** The goals in the order in which they are suggested, each read off what the server counted. */
import type { ProgressAnswer } from "@emberlode/contract";
import type { FieldType } from "@emberlode/game";
import type { DeskId } from "../desks/desk-ids.ts";

/** Fields to have seen; a new base shows 49. */
export const EXPLORE_GOAL = 120;
export const EXPLORE_FAR_GOAL = 500;
const SQUAD = 10;
const HOLDINGS = 3;
const BEST_RANK = 100;

/** What is truly known of a player when goals are read. */
export interface Known extends ProgressAnswer {
  /** Fields explored. */
  seen: number;
  isGuest: boolean;
}

/** A kind of field; what is to dig, a vein, one's own base, and what was not seen are looked for apart. */
export type GoalPlace = FieldType | "dig" | "vein" | "own base" | "unseen";

/** Where a goal is reached: at a kind of field, at a desk, or by what the page offers anyhow. */
type GoalWay = { at: GoalPlace } | { desk: DeskId } | { popup: "account" } | "chat" | null;

/** How much of a goal is done, where it takes more than one deed. */
export interface GoalCount {
  done: number;
  of: number;
}

interface Rung {
  id: string;
  way: GoalWay;
  isReached: (known: Known) => boolean;
  count?: (known: Known) => GoalCount;
}

const seenOf =
  (of: number) =>
  ({ seen }: Known): GoalCount => ({ done: Math.min(seen, of), of });

const didOf =
  (deed: string, of: number) =>
  ({ deeds }: Known): GoalCount => ({ done: Math.min(deeds[deed] ?? 0, of), of });

/** Reached once a deed was counted so often. */
const did =
  (deed: string, times = 1) =>
  ({ deeds }: Known) =>
    (deeds[deed] ?? 0) >= times;

const LOCATORS = ["tool.army_locator", "tool.flag_locator", "tool.base_locator"] as const;

export const LADDER = [
  { id: "dig", way: { at: "dig" }, isReached: did("dig") },
  {
    id: "explore",
    way: { at: "unseen" },
    isReached: ({ seen }) => seen >= EXPLORE_GOAL,
    count: seenOf(EXPLORE_GOAL),
  },
  { id: "hello", way: "chat", isReached: did("chat") },
  { id: "name", way: { popup: "account" }, isReached: ({ isGuest }) => !isGuest },
  { id: "cave", way: { at: "cave" }, isReached: did("cave") },
  { id: "forest", way: { at: "forest" }, isReached: did("forest") },
  { id: "pikeman", way: { desk: "army.attack" }, isReached: did("buy-units.pikeman") },
  { id: "wall", way: { desk: "army.defense" }, isReached: did("buy-units.wall") },
  { id: "plot", way: { desk: "plots" }, isReached: ({ plots }) => plots > 0 },
  { id: "effort", way: { at: "dig" }, isReached: did("dig.20") },
  { id: "candle", way: { at: "memorial" }, isReached: did("memorial") },
  { id: "level2", way: { at: "own base" }, isReached: did("upgrade-base") },
  {
    id: "squad",
    way: { desk: "army.attack" },
    isReached: did("buy-units.pikeman", SQUAD),
    count: didOf("buy-units.pikeman", SQUAD),
  },
  { id: "factory", way: { at: "factory" }, isReached: did("capture.won") },
  { id: "tech", way: { desk: "army.attack" }, isReached: did("buy-tech") },
  { id: "part", way: { at: "euc" }, isReached: did("install-part") },
  { id: "exchange", way: { at: "web" }, isReached: did("exchange") },
  { id: "vein", way: { at: "vein" }, isReached: did("dig.vein") },
  { id: "card", way: { desk: "research" }, isReached: did("research.bank") },
  { id: "deposit", way: { at: "bank" }, isReached: did("bank.deposit") },
  {
    id: "far",
    way: { at: "unseen" },
    isReached: ({ seen }) => seen >= EXPLORE_FAR_GOAL,
    count: seenOf(EXPLORE_FAR_GOAL),
  },
  { id: "mines", way: { desk: "tools" }, isReached: did("tool.mines") },
  {
    id: "locator",
    way: { desk: "tools" },
    isReached: (known) => LOCATORS.some((tool) => did(tool)(known)),
  },
  { id: "mirage", way: null, isReached: did("mirage") },
  {
    id: "holdings",
    way: { at: "factory" },
    isReached: did("capture.won", HOLDINGS),
    count: didOf("capture.won", HOLDINGS),
  },
  { id: "market", way: { at: "market" }, isReached: did("market") },
  { id: "casino", way: { at: "casino" }, isReached: did("casino") },
  { id: "battle", way: { at: "base" }, isReached: did("attack.won") },
  {
    id: "rank",
    way: { desk: "army.attack" },
    // In a small world one Pikeman from a forest is enough: only an army that was bought counts.
    isReached: (known) => known.rank !== null && known.rank <= BEST_RANK && did("buy-units")(known),
  },
  { id: "level5", way: { at: "own base" }, isReached: did("upgrade-base.5") },
] as const satisfies readonly Rung[];

export type GoalId = (typeof LADDER)[number]["id"];

export interface Goal {
  id: GoalId;
  way: GoalWay;
  isReached: boolean;
  /** Null where one deed is all. */
  count: GoalCount | null;
}

/** All goals; what was reached once stays reached, whatever is known now. */
export function goalsOf(known: Known, kept: ReadonlySet<string>): readonly Goal[] {
  return LADDER.map((rung) => {
    const { id, way, isReached } = rung;
    const count = "count" in rung ? rung.count(known) : null;
    return { id, way, isReached: kept.has(id) || isReached(known), count };
  });
}

/** Goals reached beyond an open one after which it is no longer the one suggested. */
const PASSED_BY = 2;

/** What not everybody wants to do: nobody has to talk, or to have a name. */
const AS_ONE_LIKES: ReadonlySet<GoalId> = new Set(["hello", "name"]);

/**
 * The goal to suggest: the first open one, except one that nobody has to want and that its player
 * passed by; those come again at the end. Null when all are reached.
 */
export function nextGoal(goals: readonly Goal[]): Goal | null {
  const open = goals.filter(({ isReached }) => !isReached);
  const later = (goal: Goal) =>
    goals.slice(goals.indexOf(goal) + 1).filter(({ isReached }) => isReached).length;
  return (
    open.find((goal) => !AS_ONE_LIKES.has(goal.id) || later(goal) < PASSED_BY) ?? open[0] ?? null
  );
}
