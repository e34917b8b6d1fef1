export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Runs requested work immediately and, if requested again since, once more after each pause. Runs
 * never overlap, and the last request is always served, even after a failed run. Rejects if the
 * last run failed.
 */
export function throttle(work: () => Promise<unknown>, pauseMs: number): () => Promise<void> {
  let isPending = false;
  let isRunning = false;
  return async () => {
    isPending = true;
    if (isRunning) return;
    isRunning = true;
    let failure: { error: unknown } | null = null;
    while (isPending) {
      isPending = false;
      failure = null;
      try {
        await work();
      } catch (error) {
        failure = { error };
      }
      await pause(pauseMs);
    }
    isRunning = false;
    if (failure !== null) throw failure.error;
  };
}
