/** Batches frequent events. Chat has its own (`apps/server/socket/broadcast.ts`). */

export interface ThrottledBatch<Item> {
  add(items: Iterable<Item>): void;
  /** Handles the pending items one last time; resolves when that is done. */
  end(): Promise<void>;
}

/**
 * Handles items immediately when idle, and with a pause after each round under load. Rounds never
 * overlap; the items of a failed round are retried in the next.
 * @param pauseMs milliseconds
 */
export function createThrottledBatch<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  pauseMs: number,
  report: (err: unknown) => void,
): ThrottledBatch<Item> {
  const waiting = new Set<Item>();
  let round: Promise<void> | null = null;
  let pause: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    // Batch the changes of one commit.
    await null;
    const items = [...waiting];
    waiting.clear();
    try {
      await work(items);
    } catch (err) {
      for (const item of items) waiting.add(item);
      report(err);
    }
    round = null;
    pause = setTimeout(() => {
      pause = undefined;
      if (waiting.size > 0) round = run();
    }, pauseMs).unref();
  }

  return {
    add(items) {
      for (const item of items) waiting.add(item);
      if (waiting.size > 0 && round === null && pause === undefined) round = run();
    },
    async end() {
      await round;
      clearTimeout(pause);
      if (waiting.size > 0) await run();
      clearTimeout(pause);
    },
  };
}
