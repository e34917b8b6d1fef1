import type { FastifyInstance } from "fastify";

/** How many requests begin per turn of the event loop. */
export const PER_TURN = 8;

/**
 * Begins requests a few at a time. Node accepts one connection per turn of the event loop: if a
 * turn took all requests that have arrived, new visitors of a busy server would wait for seconds.
 */
export function limitRequestsPerTurn(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  let left = PER_TURN;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      const next = waiting.splice(0, PER_TURN);
      left = PER_TURN - next.length;
      if (next.length > 0) schedule();
      for (const begin of next) begin();
    });
  }

  app.addHook("onRequest", (_request, _reply, done) => {
    schedule();
    if (left === 0) {
      waiting.push(done);
      return;
    }
    left -= 1;
    done();
  });
}
