import { useRef, useState } from "react";
import { toFailure } from "../../../lib/failure.ts";

/** What came of an action, as its line in the window says it. */
export interface Outcome {
  tone: "done" | "refused";
  text: string;
}

/** The line that says what came of the last action; it takes the focus of a button that left with its row. */
export function useOutcome() {
  const line = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return {
    line: { ref: line, outcome },
    clear: () => setOutcome(null),
    say: setOutcome,
    done: (text: string) => setOutcome({ tone: "done", text }),
    /** Whatever the call threw, in the server's words. */
    refused: (error: unknown) => setOutcome({ tone: "refused", text: toFailure(error).text }),
    focus: () => line.current?.focus(),
  };
}
