export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Runs frequently requested work at once and, if requested meanwhile, again after each pause. Runs
 * never overlap, and the last request is always served.
 */
export function throttle(work: () => Promise<unknown>, pauseMs: number): () => Promise<void> {
  let pending = false;
  let running = false;
  return async () => {
    pending = true;
    if (running) return;
    running = true;
    try {
      while (pending) {
        pending = false;
        await work();
        await pause(pauseMs);
      }
    } finally {
      running = false;
    }
  };
}
