interface Waiter<Input, Answer> {
  input: Input;
  resolve(answer: Promise<Answer>): void;
}

/**
 * Coalesces concurrent calls into one query. The first call starts a query; calls that arrive while
 * it is running share the next one, so that every query starts after its calls.
 * @param run handles all pending arguments in one query; each caller gets its own result, or its
 * failure
 */
export function coalesce<Input, Answer>(
  run: (all: readonly Input[]) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  let waiters: Waiter<Input, Answer>[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiters.length > 0) {
      const all = waiters;
      waiters = [];
      const answer = run(all.map(({ input }) => input));
      for (const { resolve } of all) resolve(answer);
      await answer.catch(() => {});
    }
    isRunning = false;
  }

  return (input) =>
    new Promise((resolve) => {
      waiters.push({ input, resolve });
      if (!isRunning) void runAll();
    });
}
