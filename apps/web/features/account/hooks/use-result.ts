import { useRef, useState } from "react";
import { toFailure } from "../../../lib/failure.ts";

/** What came of an action, as its line in the window says it. */
export interface Result {
  tone: "done" | "refused";
  text: string;
}

/** The line that says what came of the last action; it takes the focus of a button that left with its row. */
export function useResult() {
  const line = useRef<HTMLParagraphElement>(null);
  const [result, setResult] = useState<Result | null>(null);
  return {
    line: { ref: line, result },
    clear: () => setResult(null),
    done: (text: string) => setResult({ tone: "done", text }),
    /** Whatever the call threw, in the server's words. */
    refused: (error: unknown) => setResult({ tone: "refused", text: toFailure(error).text }),
    focus: () => line.current?.focus(),
  };
}
