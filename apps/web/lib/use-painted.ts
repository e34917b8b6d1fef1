import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "./after-paint.ts";

/** State updates to apply in the frame after the next one, all at once. */
const due = new Set<() => void>();

function drawDue(): void {
  const works = [...due];
  due.clear();
  flushSync(() => {
    for (const work of works) work();
  });
}

function drawAfterPaint(work: () => void): () => void {
  if (due.size === 0) afterPaint(drawDue);
  due.add(work);
  return () => void due.delete(work);
}

/** The value as of the last painted frame: dependents render in the frame after its change. */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useLayoutEffect(() => {
    if (painted !== value) return drawAfterPaint(() => setPainted(value));
  }, [painted, value]);
  return painted;
}
