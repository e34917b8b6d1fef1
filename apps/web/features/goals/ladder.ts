/** The goals as they are suggested: where each is reached, and which is next. */
import {
  type FieldType,
  GOALS,
  type GoalCount,
  type GoalId,
  type GoalKnowledge,
} from "@emberlode/game";
import type { DeskId } from "../desks/desk-ids.ts";

/** A kind of field; what is to dig, a vein, one's own base, and what was not seen are looked for apart. */
export type GoalPlace = FieldType | "dig" | "vein" | "own base" | "unseen";

/** Where a goal is reached: at a kind of field, at a desk, or by what the page offers anyhow. */
type GoalWay = { at: GoalPlace } | { desk: DeskId } | { popup: "account" } | "chat" | null;

const WAYS: Readonly<Record<GoalId, GoalWay>> = {
  dig: { at: "dig" },
  explore: { at: "unseen" },
  hello: "chat",
  name: { popup: "account" },
  cave: { at: "cave" },
  forest: { at: "forest" },
  pikeman: { desk: "army.attack" },
  wall: { desk: "army.defense" },
  plot: { desk: "plots" },
  effort: { at: "dig" },
  candle: { at: "memorial" },
  level2: { at: "own base" },
  squad: { desk: "army.attack" },
  factory: { at: "factory" },
  tech: { desk: "army.attack" },
  part: { at: "euc" },
  exchange: { at: "web" },
  vein: { at: "vein" },
  card: { desk: "research" },
  deposit: { at: "bank" },
  far: { at: "unseen" },
  mines: { desk: "tools" },
  locator: { desk: "tools" },
  mirage: null,
  holdings: { at: "factory" },
  market: { at: "market" },
  casino: { at: "casino" },
  battle: { at: "base" },
  rank: { desk: "army.attack" },
  level5: { at: "own base" },
};

export interface Goal {
  id: GoalId;
  way: GoalWay;
  isReached: boolean;
  /** Null where one deed is all. */
  count: GoalCount | null;
}

/** All goals; what was reached once stays reached, whatever is known now. */
export function goalsOf(known: GoalKnowledge, kept: ReadonlySet<string>): readonly Goal[] {
  return GOALS.map((rule) => {
    const { id, isReached } = rule;
    const count = "count" in rule ? rule.count(known) : null;
    return { id, way: WAYS[id], isReached: kept.has(id) || isReached(known), count };
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
