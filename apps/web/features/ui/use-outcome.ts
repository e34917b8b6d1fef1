import { useRef, useState } from "react";
import { toFailure } from "../../lib/failure.ts";

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
