import type { PlayerPage } from "@emberlode/contract";
import { GOAL_IDS, type GoalId } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { usePlayer } from "../session/player-context.ts";
import { keptGoalsAtom } from "./goal-atoms.ts";

/**
 * A player's badges; on their own page including those stored in this browser, since badges stay
 * even if the plots behind them are deleted.
 */
export function useKnownBadges({ _id, badges }: PlayerPage): readonly GoalId[] {
  const kept = useAtomValue(keptGoalsAtom);
  const isOwn = usePlayer()?.user._id === _id;
  if (!isOwn || kept.player !== _id) return badges;
  return GOAL_IDS.filter((id) => badges.includes(id) || kept.reached.includes(id));
}
