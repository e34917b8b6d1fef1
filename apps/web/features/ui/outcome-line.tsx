import { type Ref, useRef, useState } from "react";
import { toFailure } from "../../lib/failure.ts";
import { Icon } from "./icon.tsx";

const ICONS = { done: "check", refused: "ban" } as const;

/** An action's result: an icon and a text, framed in the color of its tone. */
export function OutcomeBox({ tone, text, role }: Outcome & { role?: "alert" }) {
  return (
    <p className="outcome" data-tone={tone} role={role}>
      <Icon name={ICONS[tone]} className="size-5 flex-none" />
      <span>{text}</span>
    </p>
  );
}

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

/** An action's result for the dialog's outcome line. */
export interface Outcome {
  tone: "done" | "refused";
  text: string;
}

/**
 * The outcome line of the last action; it takes the focus if the pressed button was removed with
 * its row.
 */
export function useOutcome() {
  const line = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return {
    line: { ref: line, outcome },
    clear: () => setOutcome(null),
    say: setOutcome,
    done: (text: string) => setOutcome({ tone: "done", text }),
    /** Shows any thrown error, with the server's text. */
    refused: (error: unknown) => setOutcome({ tone: "refused", text: toFailure(error).text }),
    focus: () => line.current?.focus(),
  };
}
