interface Waiter<Asked, Answer> {
  asked: Asked;
  resolve(answer: Promise<Answer>): void;
}

/**
 * Lets many callers share one query. It runs at once if none is running; a caller that comes meanwhile
 * gets the result of the next one, which starts after it came.
 *
 * @param ask what all of them ask for, in one; each gets its whole answer, or its failure
 */
export function gather<Asked, Answer>(
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
