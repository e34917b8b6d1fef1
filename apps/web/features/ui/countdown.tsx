import type { ReactNode } from "react";
import { clockSpan } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";

interface CountdownProps {
  /** The end, in milliseconds of server time. */
  until: number;
  /** Returns the sentence around the remaining time, which is formatted as 12:04 or 1:02:03. */
  text: (span: string) => string;
  /** Shown after the end; nothing by default. */
  done?: ReactNode;
}

/** A visual countdown; screen readers do not announce every second. */
export function Countdown({ until, text, done = null }: CountdownProps) {
  const now = useNow();
  if (now >= until) return done;
  return (
    <span role="timer" aria-live="off" translate="no" className="figure">
      {text(clockSpan(until - now))}
    </span>
  );
}
