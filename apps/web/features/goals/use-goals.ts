import type { LoginPayload } from "@emberlode/contract";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { trpc } from "../../lib/trpc.ts";
import { useHasSaid } from "../chat/use-chat.ts";
import { useView } from "../field/use-fields.ts";
import { exploredCount } from "../map/cells.ts";
import { keptGoalsAtom } from "./goal-atoms.ts";
import { type Goal, goalsOf, nextGoal } from "./ladder.ts";

export type Player = Pick<LoginPayload["user"], "_id" | "isGuest">;

export interface Goals {
  all: readonly Goal[];
  next: Goal | null;
  reached: number;
}

const NONE: readonly string[] = [];

/** A player's goals; undefined while loading. */
export function useGoals(user: Player): Goals | undefined {
  const { data: progress } = trpc.user.progress.useQuery();
  const { data: view } = useView();
  // The plots in the page's cache, including ones that the server has not confirmed.
  const { data: marked } = trpc.plots.list.useQuery(undefined, { enabled: false });
  const hasSaid = useHasSaid(user._id);
  const kept = useAtomValue(keptGoalsAtom);
  const before = kept.player === user._id ? kept.reached : NONE;
  const { isGuest } = user;
  return useMemo(() => {
    if (progress === undefined || view === undefined) return undefined;
    const deeds = hasSaid ? { ...progress.deeds, chat: 1 } : progress.deeds;
    const plots = Math.max(progress.plots, marked?.plots.length ?? 0);
    const known = { ...progress, deeds, plots, seen: exploredCount(view), isGuest };
    const all = goalsOf(known, new Set(before));
    const reached = all.filter((goal) => goal.isReached).length;
    return { all, next: nextGoal(all), reached };
  }, [progress, view, marked, hasSaid, before, isGuest]);
}
