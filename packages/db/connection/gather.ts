interface Waiter<Asked, Answer> {
  asked: Asked;
  resolve(answer: Promise<Answer>): void;
}

/**
 * Lets many share one question. It is asked at once while none is under way; a caller that comes meanwhile
 * is answered by the next one, which is asked after they came.
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
