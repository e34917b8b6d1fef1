import type { LoginPayload } from "@emberlode/contract";
import type { GoalId } from "@emberlode/game";
import { useAtom, useAtomValue } from "jotai";
import { memo, useEffect, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { openDesk, useOpenDesk } from "../desks/use-desk.ts";
import { useDayResult } from "../seasons/use-day-result.ts";
import { storedGoalsAtom } from "../session/last-player-atoms.ts";
import { Icon } from "../ui/icon.tsx";
import { AimLine } from "./aim-line.tsx";
import { newGoalsAtom } from "./goal-atoms.ts";
import { newGoalsText } from "./goals.ts";
import { NextLine } from "./next-line.tsx";
import { useGoalList, useGoals } from "./use-goals.ts";
import { useClaimRewards, useRewardText } from "./use-rewards.ts";

const t = await messages("goals");

/** One line: what to do next, or briefly the goal just reached; the count opens all goals. */
export const GoalsStrip = memo(function GoalsStrip({ user }: { user: LoginPayload["user"] }) {
  const goals = useGoals(user);
  const newGoals = useAtomValue(newGoalsAtom);
  const reward = useRewardText(user.isGuest);
  const isOpen = useOpenDesk() === "goals";
  if (goals === undefined) return <div className="panel goals" />;
  const { next } = goals;
  const count = { done: exactNumber(goals.reached), all: exactNumber(goals.all.length) };
  const isNews = newGoals !== null || reward !== "";
  return (
    <section className="panel goals" aria-label={t("strip")}>
      {isNews ? (
        <p className="goal-line goal-reached">
          <Icon name="check" className="size-5 flex-none" />
          {/* Hidden from screen readers: the watch announces it. */}
          <span aria-hidden="true">
            {[newGoals && newGoalsText(newGoals), reward].filter(Boolean).join(" ")}
          </span>
        </p>
      ) : (
        <NextLine user={user} goal={next} item={next && goals.itemOf(next)} />
      )}
      <button
        type="button"
        className="goal-count figure"
        translate="no"
        aria-label={t("openAll", count)}
        aria-expanded={isOpen}
        onClick={() => openDesk("goals")}
      >
        {t("progress", count)}
      </button>
      {!isNews && next === null && <AimLine user={user} />}
    </section>
  );
});

/** Debounce of progress refetches, in milliseconds, so that not every step triggers one. */
const REFETCH_DELAY_MS = 400;
/** How long new goals are shown in the strip, in milliseconds. */
const NEW_GOALS_MS = 8000;

/** Refetches progress after changes of the player; the first fetch is left to the query. */
function useRefetchProgress(version: number): void {
  const { invalidate, getData } = trpc.useUtils().user.progress;
  const [fetchedVersion] = useState(() => (getData() === undefined ? version : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches once per version of the player
  useEffect(() => {
    if (version === fetchedVersion) return;
    const timer = setTimeout(() => void invalidate(), REFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [version]);
}

interface GoalsWatchProps {
  user: LoginPayload["user"];
}

/**
 * The goals just reached and the next one, in words; mounted only then, since the latter takes a
 * search.
 */
function NewGoals({ user, ids }: GoalsWatchProps & { ids: readonly GoalId[] }) {
  const goals = useGoals(user);
  const next = goals?.next ?? null;
  const nextText = next === null ? "" : `${t("next")} ${t(`all.${next.id}.text`)}.`;
  const isDone = goals?.reached === goals?.all.length;
  return `${newGoalsText(ids)} ${isDone ? t("allReached") : nextText}`;
}

/** Stores reached goals, announces each once and collects the rewards; tells what a day brought. */
export const GoalsWatch = memo(function GoalsWatch({ user }: GoalsWatchProps) {
  useRefetchProgress(user.status.version);
  useClaimRewards(user.isGuest);
  useDayResult(user.isGuest);
  const reward = useRewardText(user.isGuest);
  const goals = useGoalList(user);
  const [storedGoals, setStoredGoals] = useAtom(storedGoalsAtom);
  const [newGoals, setNewGoals] = useAtom(newGoalsAtom);
  const isKnown = storedGoals.player === user._id;
  useEffect(() => {
    if (goals === undefined) return;
    const reached = goals.all.filter((goal) => goal.isReached).map(({ id }) => id);
    const fresh = reached.filter((id) => !isKnown || !storedGoals.reached.includes(id));
    if (isKnown && fresh.length === 0) return;
    setStoredGoals({ player: user._id, reached });
    // Stay silent in a browser that is new to this player: the goals were reached elsewhere.
    if (isKnown) setNewGoals(fresh);
  }, [goals, isKnown, storedGoals, setStoredGoals, setNewGoals, user._id]);
  useEffect(() => {
    if (newGoals === null) return;
    const timer = setTimeout(() => setNewGoals(null), NEW_GOALS_MS);
    return () => clearTimeout(timer);
  }, [newGoals, setNewGoals]);
  return (
    <>
      <p className="sr-only" role="status" data-testid="live-goals">
        {newGoals !== null && <NewGoals user={user} ids={newGoals} />}
      </p>
      {/* Of its own: it comes later, and the goal is not to be announced again. */}
      <p className="sr-only" role="status" data-testid="live-reward">
        {reward}
      </p>
    </>
  );
});
