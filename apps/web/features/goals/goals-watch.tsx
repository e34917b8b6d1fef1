import type { LoginPayload } from "@emberlode/contract";
import { useAtom } from "jotai";
import { memo, useEffect, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { keptGoalsAtom, rewardAtom } from "./goal-atoms.ts";
import { rewardText } from "./ladder.ts";
import { useGoals } from "./use-goals.ts";

const t = await messages("goals");

/** Debounce of progress refetches, in milliseconds, so that not every step triggers one. */
const REST_MS = 400;
/** How long a reward is shown in the strip, in milliseconds. */
const REWARD_MS = 8000;

/** Refetches progress after changes of the player; the first fetch is left to the query. */
function useAskAgain(version: number): void {
  const { invalidate, getData } = trpc.useUtils().user.progress;
  const [asked] = useState(() => (getData() === undefined ? version : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches once per version of the player
  useEffect(() => {
    if (version === asked) return;
    const timer = setTimeout(() => void invalidate(), REST_MS);
    return () => clearTimeout(timer);
  }, [version]);
}

interface GoalsWatchProps {
  user: LoginPayload["user"];
}

/** Stores reached goals and announces each once. */
export const GoalsWatch = memo(function GoalsWatch({ user }: GoalsWatchProps) {
  useAskAgain(user.status.version);
  const goals = useGoals(user);
  const [kept, setKept] = useAtom(keptGoalsAtom);
  const [reward, setReward] = useAtom(rewardAtom);
  const isKnown = kept.player === user._id;
  useEffect(() => {
    if (goals === undefined) return;
    const reached = goals.all.filter((goal) => goal.isReached).map(({ id }) => id);
    const fresh = reached.filter((id) => !isKnown || !kept.reached.includes(id));
    if (isKnown && fresh.length === 0) return;
    setKept({ player: user._id, reached });
    // Stay silent in a browser that is new to this player: the goals were reached elsewhere.
    if (isKnown) setReward(fresh);
  }, [goals, isKnown, kept, setKept, setReward, user._id]);
  useEffect(() => {
    if (reward === null) return;
    const timer = setTimeout(() => setReward(null), REWARD_MS);
    return () => clearTimeout(timer);
  }, [reward, setReward]);
  const next = goals?.next ?? null;
  return (
    <p className="sr-only" role="status" data-testid="live-goals">
      {reward !== null &&
        `${rewardText(reward)} ${next === null ? t("allReached") : `${t("next")} ${t(`all.${next.id}.text`)}.`}`}
    </p>
  );
});
