export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Runs frequently requested work at once and, if requested meanwhile, again after each pause. Runs
 * never overlap, and the last request is always served, also after a failed run. Rejects if the
 * last run failed.
 */
export function throttle(work: () => Promise<unknown>, pauseMs: number): () => Promise<void> {
  let pending = false;
  let running = false;
  return async () => {
    pending = true;
    if (running) return;
    running = true;
    let failure: { error: unknown } | null = null;
    while (pending) {
      pending = false;
      failure = null;
      try {
        await work();
      } catch (error) {
        failure = { error };
      }
      await pause(pauseMs);
    }
    running = false;
    if (failure !== null) throw failure.error;
  };
}
