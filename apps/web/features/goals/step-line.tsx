import { messages } from "../../lib/messages.ts";
import { blurAfterClick } from "../ui/blur-after-click.ts";
import { Icon } from "../ui/icon.tsx";
import type { GoalAction } from "./use-goals.ts";

const t = await messages("goals");

interface StepLineProps {
  text: string;
  /** The reason, in a few words; not on a phone, where a step has one line beside its button. */
  why?: string;
  /** Shown in parentheses; empty to show nothing. */
  details: string;
  /** Null if the text and details say enough. */
  action: GoalAction | null;
}

/** What to do next, with a button that does it, if it needs one. */
export function StepLine({ text, why, details, action }: StepLineProps) {
  return (
    <>
      <p className="goal-line">
        <Icon name="star" className="size-5 flex-none" />
        <span>
          <b>{t("next")}</b> {text}
          {details !== "" && <span className="goal-details text-muted"> ({details})</span>}
          {why !== undefined && <span className="goal-why"> {why}</span>}
        </span>
      </p>
      {action !== null && (
        <button
          type="button"
          className="btn btn-slim"
          aria-label={action.label}
          onClick={(event) => {
            blurAfterClick(event);
            action.run();
          }}
        >
          {action.text}
        </button>
      )}
    </>
  );
}
