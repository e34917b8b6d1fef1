import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Milliseconds after the frame, so that other work for the frame runs first. */
const AFTER_MS = 3;
/** Milliseconds to wait in a hidden page, which draws no frames. */
const UNSEEN_MS = 100;

/** Runs some work after the next paint; returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
    clearTimeout(unseen);
  };
  const start = () => {
    cancel();
    work();
  };
  const frame = requestAnimationFrame(() => {
    task = setTimeout(start, AFTER_MS);
  });
  const unseen = setTimeout(start, UNSEEN_MS);
  return cancel;
}

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
