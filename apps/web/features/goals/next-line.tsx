import { messages } from "../../lib/messages.ts";
import { letGo } from "../movement/let-go.ts";
import { Icon } from "../ui/icon.tsx";
import type { Goal } from "./ladder.ts";
import { useGoalWay } from "./use-goal-way.ts";

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
