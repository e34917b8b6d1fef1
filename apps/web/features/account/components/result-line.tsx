import type { RefObject } from "react";
import { Icon } from "../../ui/components/icon.tsx";
import type { Result } from "../hooks/use-result.ts";

interface ResultLineProps {
  ref?: RefObject<HTMLParagraphElement | null>;
  result: Result | null;
}

const TONES = {
  done: { icon: "check", line: "border-good", mark: "text-good" },
  refused: { icon: "ban", line: "border-bad text-bad", mark: "text-bad" },
} as const;

/** What came of the last action, within the window; always there, so that readers hear what comes. */
export function ResultLine({ ref, result }: ResultLineProps) {
  const tone = result && TONES[result.tone];
  return (
    <p ref={ref} role="status" tabIndex={-1} className="mt-3 empty:mt-0">
      {tone !== null && (
        <span className={`flex gap-2 rounded-sm border px-3 py-2 ${tone.line}`}>
          <Icon name={tone.icon} className={`size-5 flex-none ${tone.mark}`} />
          {result?.text}
        </span>
      )}
    </p>
  );
}
