import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Milliseconds after the frame, so that other work for the frame runs first. */
const AFTER_MS = 3;
/** Milliseconds to wait in a hidden page, which draws no frames. */
const HIDDEN_PAGE_MS = 100;

/** Runs some work after the next paint; returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
    clearTimeout(fallback);
  };
  const start = () => {
    cancel();
    work();
  };
  const frame = requestAnimationFrame(() => {
    task = setTimeout(start, AFTER_MS);
  });
  const fallback = setTimeout(start, HIDDEN_PAGE_MS);
  return cancel;
}

/** State updates to apply together, in the frame after the next one. */
const pendingUpdates = new Set<() => void>();

function flushUpdates(): void {
  const updates = [...pendingUpdates];
  pendingUpdates.clear();
  flushSync(() => {
    for (const work of updates) work();
  });
}

function updateAfterPaint(work: () => void): () => void {
  if (pendingUpdates.size === 0) afterPaint(flushUpdates);
  pendingUpdates.add(work);
  return () => void pendingUpdates.delete(work);
}

/** The value as of the last painted frame: dependents render in the frame after its change. */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useLayoutEffect(() => {
    if (painted !== value) return updateAfterPaint(() => setPainted(value));
  }, [painted, value]);
  return painted;
}
