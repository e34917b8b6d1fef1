/** Whatever else waits for the frame goes first, in milliseconds after it. */
const AFTER_MS = 3;
/** A page that is not seen draws no frames: then the work waits so long, in milliseconds. */
const UNSEEN_MS = 100;

/** Does some work when the frame that is due has been painted; answers how to call it off. */
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
