import type { Ref } from "react";
import type { Outcome } from "../hooks/use-outcome.ts";
import { OutcomeBox } from "./outcome-box.tsx";

interface OutcomeLineProps {
  ref?: Ref<HTMLDivElement>;
  outcome: Outcome | null;
  /** Stays in sight while one scrolls down what is below it. */
  sticky?: boolean;
}

/** What came of the last action, within the window; always there, so that readers hear what comes. */
export function OutcomeLine({ ref, outcome, sticky = false }: OutcomeLineProps) {
  return (
    <div
      ref={ref}
      className="outcome-line"
      data-sticky={sticky || undefined}
      role={outcome?.tone === "refused" ? "alert" : "status"}
      tabIndex={-1}
    >
      {outcome !== null && <OutcomeBox {...outcome} />}
    </div>
  );
}
