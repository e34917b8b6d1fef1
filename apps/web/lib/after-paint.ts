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
