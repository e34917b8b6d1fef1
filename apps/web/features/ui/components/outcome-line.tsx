import type { RefObject } from "react";
import { Icon } from "../../ui/components/icon.tsx";
import type { Outcome } from "../hooks/use-outcome.ts";

interface OutcomeLineProps {
  ref?: RefObject<HTMLParagraphElement | null>;
  outcome: Outcome | null;
}

const TONES = {
  done: { icon: "check", line: "border-good", mark: "text-good" },
  refused: { icon: "ban", line: "border-bad text-bad", mark: "text-bad" },
} as const;

/** What came of the last action, within the window; always there, so that readers hear what comes. */
export function OutcomeLine({ ref, outcome }: OutcomeLineProps) {
  const tone = outcome && TONES[outcome.tone];
  return (
    <p ref={ref} role="status" tabIndex={-1} className="mt-3 empty:mt-0">
      {tone !== null && (
        <span className={`flex gap-2 rounded-sm border px-3 py-2 ${tone.line}`}>
          <Icon name={tone.icon} className={`size-5 flex-none ${tone.mark}`} />
          {outcome?.text}
        </span>
      )}
    </p>
  );
}
