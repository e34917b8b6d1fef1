/** Progress toward goals: for a player's own list, the badges on their page, and rewards. */
import {
  dueGoals,
  type GoalFacts,
  type GoalId,
  logTotal,
  type PlayerState,
  visibleCells,
} from "@emberlode/game";
import type { Services } from "../../services.ts";
import type { StoredProgress, StoredRewards } from "./progress.queries.ts";

type DeedCounts = Readonly<Record<string, number>>;

/** The deeds of the log, and those that are stored elsewhere. */
const allDeeds = (
  counted: DeedCounts,
  { hasChatted, hasGarrison }: Pick<StoredProgress, "hasChatted" | "hasGarrison">,
): DeedCounts => ({
  ...counted,
  ...(hasChatted && { chat: 1 }),
  ...(hasGarrison && { garrison: 1 }),
});

/**
 * Counts by record: a step to a new field makes a new record, and this is asked after each action.
 */
const seenCounts = new WeakMap<Uint8Array, number>();

function countSeen(explored: Uint8Array): number {
  const known = seenCounts.get(explored);
  if (known !== undefined) return known;
  const count = visibleCells(explored).length;
  seenCounts.set(explored, count);
  return count;
}

/** The facts for a player's goals: all deeds so far, and the best current or recorded rank. */
export async function goalFactsOf(
  { deeds, ranking }: Pick<Services, "deeds" | "ranking">,
  { id, logCounts, explored, isGuest }: PlayerState,
  { plots, bestRank: recorded, ...stored }: StoredProgress,
): Promise<GoalFacts> {
  const [counted] = await Promise.all([deeds.of(id, logTotal(logCounts)), ranking.refresh()]);
  const ranks = [recorded, ranking.rankOf(id)].filter((rank) => rank !== null);
  return {
    deeds: allDeeds(counted, stored),
    plots,
    bestRank: ranks.length > 0 ? Math.min(...ranks) : null,
    seen: countSeen(explored),
    isGuest,
  };
}

/**
 * What goals are judged by, as of when goals began to pay; null for a player who began after that.
 */
async function factsBefore(
  { earlierDeeds }: Pick<Services, "earlierDeeds">,
  { baseline }: StoredRewards,
): Promise<GoalFacts | null> {
  if (baseline === null) return null;
  const { playerId, lines, plots, bestRank, explored, isGuest } = baseline;
  const deeds = allDeeds(await earlierDeeds.of(playerId, lines), baseline);
  return { deeds, plots, bestRank, seen: visibleCells(explored).length, isGuest };
}

export interface GoalProgressOf {
  facts: GoalFacts;
  /** The goals whose reward is not paid yet. */
  due: readonly GoalId[];
}

/** The facts for a player's goals, and the goals to be paid. */
export async function goalProgressOf(
  services: Pick<Services, "deeds" | "earlierDeeds" | "ranking">,
  player: PlayerState,
  stored: StoredProgress & StoredRewards,
): Promise<GoalProgressOf> {
  const [facts, before] = await Promise.all([
    goalFactsOf(services, player, stored),
    factsBefore(services, stored),
  ]);
  return { facts, due: dueGoals({ facts, before, isBot: stored.isBot }) };
}
