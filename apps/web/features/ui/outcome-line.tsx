import type { Ref } from "react";
import { OutcomeBox } from "./outcome-box.tsx";
import type { Outcome } from "./use-outcome.ts";

interface OutcomeLineProps {
  ref?: Ref<HTMLDivElement>;
  outcome: Outcome | null;
  /** Whether it stays in place while the content below scrolls. */
  sticky?: boolean;
}

/** The last action's result, inside the dialog; always rendered, so that updates are announced. */
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
