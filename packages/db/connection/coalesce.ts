interface Waiter<Asked, Answer> {
  asked: Asked;
  resolve(answer: Promise<Answer>): void;
}

/**
 * Coalesces concurrent calls into one query. It runs at once if none is running; later callers share the
 * next one, which starts after they called.
 * @param ask handles all pending arguments at once; each caller gets its own result, or its failure
 */
export function coalesce<Asked, Answer>(
  ask: (all: readonly Asked[]) => Promise<Answer>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiter<Asked, Answer>[] = [];
  let isUnderWay = false;

  async function askAll(): Promise<void> {
    isUnderWay = true;
    while (waiting.length > 0) {
      const all = waiting;
      waiting = [];
      const answer = ask(all.map(({ asked }) => asked));
      for (const { resolve } of all) resolve(answer);
      await answer.catch(() => {});
    }
    isUnderWay = false;
  }

  return (asked) =>
    new Promise((resolve) => {
      waiting.push({ asked, resolve });
      if (!isUnderWay) void askAll();
    });
}
