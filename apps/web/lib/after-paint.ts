/** Lets other work for the frame go first, in milliseconds after it. */
const AFTER_MS = 3;
/** A hidden page draws no frames: then the work waits this long, in milliseconds. */
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
