import type { LoginPayload } from "@emberlode/contract";
import { Suspense } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";
import { blurAfterClick } from "../movement/blur-after-click.ts";
import { Icon } from "../ui/icon.tsx";
import type { Goal } from "./goals.ts";
import { type GoalAction, useGoalDirections } from "./use-goals.ts";

const t = await messages("goals");

const SuggestionLine = lazyComponent(() => import("./suggestion-line.tsx"));

interface StepLineProps {
  text: string;
  /** In parentheses; empty for none. */
  details: string;
  action: GoalAction;
  /** Called after the button has acted. */
  onGo?: (() => void) | undefined;
}

/** What to do next, with a button that does it. */
export function StepLine({ text, details, action, onGo }: StepLineProps) {
  return (
    <>
      <p className="goal-line">
        <Icon name="star" className="size-5 flex-none" />
        <span>
          <b>{t("next")}</b> {text}
          {details !== "" && <span className="text-muted"> ({details})</span>}
        </span>
      </p>
      <button
        type="button"
        className="btn btn-slim"
        aria-label={action.label}
        onClick={(event) => {
          blurAfterClick(event);
          action.run();
          onGo?.();
        }}
      >
        {action.text}
      </button>
    </>
  );
}

interface NextLineProps {
  user: LoginPayload["user"];
  /** The suggested goal; null if none is possible now. */
  goal: Goal | null;
  /** Called when the button is pressed. */
  onGo?: () => void;
}

/** The suggested goal, or another useful step while no goal is possible. */
export function NextLine({ user, goal, onGo }: NextLineProps) {
  const directionsTo = useGoalDirections();
  const { details, action } = goal === null ? { details: "", action: null } : directionsTo(goal);
  if (goal === null || action === null) {
    return (
      <Suspense fallback={<p className="goal-line" />}>
        <SuggestionLine user={user} onGo={onGo} />
      </Suspense>
    );
  }
  return <StepLine text={t(`all.${goal.id}.text`)} details={details} action={action} onGo={onGo} />;
}
