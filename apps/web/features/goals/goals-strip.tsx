import type { LoginPayload } from "@emberlode/contract";
import { useAtomValue } from "jotai";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { openDesk, useOpenDesk } from "../desks/use-desk.ts";
import { letGo } from "../movement/let-go.ts";
import { Icon } from "../ui/icon.tsx";
import { rewardAtom } from "./goal-atoms.ts";
import type { Goal } from "./ladder.ts";
import { rewardText } from "./ladder.ts";
import { useGoalWay } from "./use-goal-way.ts";
import { useGoals } from "./use-goals.ts";

const t = await messages("goals");

interface NextLineProps {
  goal: Goal;
  /** Called when the player follows the link. */
  onGo?: () => void;
}

/** The suggested goal, with its place and a link. */
export function NextLine({ goal, onGo }: NextLineProps) {
  const { where, action } = useGoalWay()(goal);
  return (
    <>
      <p className="goal-line">
        <Icon name="star" className="size-5 flex-none" />
        <span>
          <b>{t("next")}</b> {t(`all.${goal.id}.text`)}
          {where !== "" && <span className="text-muted"> ({where})</span>}
        </span>
      </p>
      {action !== null && (
        <button
          type="button"
          className="btn btn-slim"
          onClick={(event) => {
            letGo(event);
            action.run();
            onGo?.();
          }}
        >
          {action.text}
        </button>
      )}
    </>
  );
}

/** One line: the suggested goal, or briefly the one just reached; the count opens all goals. */
export const GoalsStrip = memo(function GoalsStrip({ user }: { user: LoginPayload["user"] }) {
  const goals = useGoals(user);
  const reward = useAtomValue(rewardAtom);
  const isOpen = useOpenDesk() === "goals";
  if (goals === undefined) return <div className="panel goals" />;
  const { next } = goals;
  const count = { done: exactNumber(goals.reached), all: exactNumber(goals.all.length) };
  return (
    <section className="panel goals" aria-label={t("strip")}>
      {reward !== null || next === null ? (
        <p className="goal-line goal-reached">
          <Icon name="check" className="size-5 flex-none" />
          {/* Hidden from screen readers: the watch announces it. */}
          <span aria-hidden={reward !== null || undefined}>
            {reward === null ? t("allReached") : rewardText(reward)}
          </span>
        </p>
      ) : (
        <NextLine goal={next} />
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
    </section>
  );
});
