import type { FastifyInstance } from "fastify";

/** How many requests begin per turn of the event loop. */
export const PER_TURN = 8;

/**
 * Begins requests a few at a time. Node accepts one connection per turn of the event loop: if a
 * turn took all requests that have arrived, new visitors of a busy server would wait for seconds.
 */
export function limitRequestsPerTurn(app: FastifyInstance): void {
  const waitingRequests: (() => void)[] = [];
  let remainingRequests = PER_TURN;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      const next = waitingRequests.splice(0, PER_TURN);
      remainingRequests = PER_TURN - next.length;
      if (next.length > 0) schedule();
      for (const begin of next) begin();
    });
  }

  app.addHook("onRequest", (_request, _reply, done) => {
    schedule();
    if (remainingRequests === 0) {
      waitingRequests.push(done);
      return;
    }
    remainingRequests -= 1;
    done();
  });
}
