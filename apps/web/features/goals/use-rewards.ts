/** Rewards of goals: the page collects them as soon as the server says that some are due. */
import type { ClaimGoalsAnswer } from "@emberlode/contract";
import { useAtom, useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { isDeskOpen } from "../desks/use-desk.ts";
import { useAddReward } from "../desks/use-notice.ts";
import { useProgress } from "../session/use-progress.ts";
import type { GainLine } from "../ui/gain-lines.tsx";
import { newGoalsAtom, paidRewardsAtom } from "./goal-atoms.ts";

const t = await messages("goals");
const tGame = await messages("game");

/** How long a payment is shown, in milliseconds. */
const PAID_MS = 8000;
/** How long after a new goal the server is asked whether it pays, in milliseconds. */
const ASK_DELAY_MS = 1000;

/** The rewards as a part of a notice. */
function rewardPart({ goals, metal, energy }: ClaimGoalsAnswer): {
  text: string;
  lines: readonly GainLine[];
} {
  const [first] = goals;
  const name = first === undefined ? "" : t("quoted", { name: t(`all.${first.goal}.badge`) });
  return {
    text: t("rewardFor", { count: goals.length, name }),
    lines: [
      { kind: "metal", amount: metal, word: tGame("resourceNouns.metal") },
      { kind: "energy", amount: energy, word: tGame("resourceNouns.energy") },
    ],
  };
}

/**
 * Collects what is due. The open desk says so with the action that reached the goal, else the
 * strip. A failed call is repeated once the player's progress changes.
 */
export function useClaimRewards(isGuest: boolean): void {
  const { client, user } = trpc.useUtils();
  const { data: progress } = useProgress();
  const newGoals = useAtomValue(newGoalsAtom);
  const apply = useApplyStatus();
  const [paid, setPaid] = useAtom(paidRewardsAtom);
  const addReward = useAddReward();
  const isClaiming = useRef(false);
  useEffect(() => {
    if (isGuest || progress === undefined || progress.due.length === 0) return;
    if (isClaiming.current) return;
    isClaiming.current = true;
    void claim();
    async function claim() {
      try {
        const answer = await client.user.claimGoals.mutate();
        // An answer under way may be older than the payment: its goals would be claimed again.
        await user.progress.cancel();
        user.progress.setData(undefined, (known) => known && { ...known, due: [] });
        apply(answer.newStatus);
        void user.progress.invalidate();
        if (isDeskOpen()) addReward(rewardPart(answer));
        else setPaid({ metal: answer.metal, energy: answer.energy });
      } catch {
        // Nobody asked for it, so nobody is told. Another tab may have been faster.
      }
      isClaiming.current = false;
    }
  }, [progress, isGuest, client, user, apply, addReward, setPaid]);
  // A chat message, for one, is no change of the player, so nothing else asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once per new goals
  useEffect(() => {
    if (newGoals === null || newGoals.every((id) => progress?.due.includes(id))) return;
    const timer = setTimeout(() => void user.progress.invalidate(), ASK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [newGoals]);
  useEffect(() => {
    if (paid === null) return;
    const timer = setTimeout(() => setPaid(null), PAID_MS);
    return () => clearTimeout(timer);
  }, [paid, setPaid]);
}

/** What was just paid, or for a guest when it will be; empty if there is nothing to say. */
export function useRewardText(isGuest: boolean): string {
  const { data: progress } = useProgress();
  const newGoals = useAtomValue(newGoalsAtom);
  const paid = useAtomValue(paidRewardsAtom);
  if (paid !== null) {
    return t("paid", { metal: exactNumber(paid.metal), energy: exactNumber(paid.energy) });
  }
  const waits = isGuest && newGoals?.some((id) => progress?.due.includes(id));
  return waits ? t("paidWithName") : "";
}
