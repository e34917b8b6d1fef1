import type { Ref } from "react";
import { Icon } from "../features/ui/icon.tsx";

/** What became of a report or an appeal: by the caller, or by a colleague who was faster. */
export interface Outcome {
  text: string;
  isByCaller: boolean;
}

interface OutcomeStatusProps {
  ref: Ref<HTMLParagraphElement>;
  outcome: Outcome | null;
}

/** Says what the last decision did; can take the focus of an entry that is gone. */
export function OutcomeStatus({ ref, outcome }: OutcomeStatusProps) {
  return (
    <p
      ref={ref}
      role="status"
      tabIndex={-1}
      className="staff-outcome"
      data-late={outcome?.isByCaller === false || undefined}
    >
      {outcome !== null && (
        <>
          <Icon name={outcome.isByCaller ? "check" : "eye"} />
          {outcome.text}
        </>
      )}
    </p>
  );
}
