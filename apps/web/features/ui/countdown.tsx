import type { ReactNode } from "react";
import { clockSpan } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";

interface CountdownProps {
  /** The end, in milliseconds since the Unix epoch on the server's clock. */
  until: number;
  /** The sentence around the time left, which is formatted as 12:04 or 1:02:03. */
  text: (span: string) => string;
  /** Shown from the end on; nothing by default. */
  done?: ReactNode;
}

/** A visual countdown; screen readers do not announce each second. */
export function Countdown({ until, text, done = null }: CountdownProps) {
  const now = useNow();
  if (now >= until) return done;
  return (
    <span role="timer" aria-live="off" translate="no" className="figure">
      {text(clockSpan(until - now))}
    </span>
  );
}
