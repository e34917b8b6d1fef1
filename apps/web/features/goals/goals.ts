/** The goals in suggested order, where each can be reached, and which is next. */
import {
  type DigEffort,
  type FieldType,
  GOALS,
  type GoalFacts,
  type GoalId,
  type GoalProgress,
} from "@emberlode/game";
import { formatList } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import type { DeskId } from "../desks/desk-ids.ts";

const t = await messages("goals");

/** A type of field, or one of seven kinds of places that need a search of their own. */
export type GoalPlace =
  | FieldType
  | "dig"
  | "vein"
  | "unseen"
  | "relic"
  | "medium"
  | "works"
  | "plunder";

/** Where a goal is reached: at a field, at a desk, in a dialog or in the chat. */
export type GoalLink =
  | { at: GoalPlace; effort?: DigEffort }
  | { desk: DeskId }
  | { dialog: "account" }
  | "chat";

const LINKS: Readonly<Record<GoalId, GoalLink>> = {
  dig: { at: "dig" },
  explore: { at: "unseen" },
  hello: "chat",
  name: { dialog: "account" },
  cave: { at: "cave" },
  forest: { at: "forest" },
  level2: { desk: "factories" },
  pikeman: { desk: "army.attack" },
  wall: { desk: "army.defense" },
  plot: { desk: "plots" },
  effort: { at: "dig", effort: 20 },
  candle: { at: "memorial" },
  squad: { desk: "army.attack" },
  factory: { at: "factory" },
  tech: { desk: "army.attack" },
  collect: { desk: "factories" },
  relic: { at: "relic" },
  part: { at: "euc" },
  exchange: { at: "web" },
  vein: { at: "vein" },
  card: { desk: "research" },
  deposit: { at: "bank" },
  far: { at: "unseen" },
  mines: { desk: "tools" },
  locator: { desk: "tools" },
  mirage: { at: "mirage" },
  holdings: { at: "factory" },
  medium: { at: "medium" },
  garrison: { desk: "factories" },
  plunder: { at: "plunder" },
  market: { at: "market" },
  casino: { at: "casino" },
  battle: { at: "base" },
  rank: { desk: "army.attack" },
  level5: { desk: "factories" },
  works: { at: "works" },
};

export interface Goal {
  id: GoalId;
  link: GoalLink;
  isReached: boolean;
  /** Null if a single action is enough. */
  progress: GoalProgress | null;
}

/** All goals with their state; a goal stays reached even if its condition no longer holds. */
export function goalsOf(facts: GoalFacts, reachedBefore: ReadonlySet<string>): readonly Goal[] {
  return GOALS.map((definition) => {
    const { id } = definition;
    const isReached = reachedBefore.has(id) || definition.isReachedBy(facts);
    const progress = "progress" in definition ? definition.progress(facts) : null;
    return { id, link: LINKS[id], isReached, progress };
  });
}

/** An optional goal is skipped once this many later goals are reached. */
const SKIPPED_AFTER = 2;

/** Optional goals: chatting and choosing a name. */
const OPTIONAL_GOALS: ReadonlySet<GoalId> = new Set(["hello", "name"]);

/**
 * The suggested goal: the one that the player follows, else the first open one, if it is possible
 * now. Optional ones that the player skipped come last. Null if none is possible.
 */
export function nextGoal(
  goals: readonly Goal[],
  isPossible: (goal: Goal) => boolean,
  followed: GoalId | null,
): Goal | null {
  const later = (goal: Goal) =>
    goals.slice(goals.indexOf(goal) + 1).filter(({ isReached }) => isReached).length;
  const isSkipped = (goal: Goal) => OPTIONAL_GOALS.has(goal.id) && later(goal) >= SKIPPED_AFTER;
  const open = goals.filter(({ isReached }) => !isReached);
  return (
    open.find((goal) => goal.id === followed && isPossible(goal)) ??
    open.find((goal) => !isSkipped(goal) && isPossible(goal)) ??
    open.find((goal) => isSkipped(goal) && isPossible(goal)) ??
    null
  );
}

/** The message for goals just reached. */
export function newGoalsText(ids: readonly GoalId[]): string {
  const names = formatList(ids.map((id) => t("quoted", { name: t(`all.${id}.badge`) })));
  return t("reached", { count: ids.length, names });
}
