export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Runs frequently requested work at once and, if requested meanwhile, again after each pause. Runs
 * never overlap, and the last request is always served.
 */
export function paced(work: () => Promise<unknown>, pauseMs: number): () => Promise<void> {
  let asked = false;
  let running = false;
  return async () => {
    asked = true;
    if (running) return;
    running = true;
    try {
      while (asked) {
        asked = false;
        await work();
        await pause(pauseMs);
      }
    } finally {
      running = false;
    }
  };
}
