import { useEffect, useState } from "react";
import { prefersReducedMotion } from "./theme.ts";

const DURATION_MS = 450;

/** A number that counts up to its new value, or jumps to it if motion is reduced. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (prefersReducedMotion()) {
      setShown(value);
      return;
    }
    let frame = 0;
    let from: number | null = null;
    const began = performance.now();
    const tick = (now: number) => {
      const done = Math.min(1, Math.max(0, now - began) / DURATION_MS);
      const eased = 1 - (1 - done) ** 3;
      setShown((last) => {
        from ??= last;
        return Math.round(from + (value - from) * eased);
      });
      if (done < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
