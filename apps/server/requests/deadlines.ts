import { GameError } from "@emberlode/api";
import type { FastifyReply } from "fastify";

/** Longest time from a request's arrival to its answer, in milliseconds. */
const HANDLER_TIMEOUT_MS = 8_000;
/** Limit of running calls, including late ones; more are refused with `Retry-After`. */
export const MAX_IN_FLIGHT = 2_000;

/**
 * Tracks running calls: refuses those above the limit and answers BUSY for those that take too
 * long. One timer for all, since a timer per call would cost more than the call.
 */
export class Deadlines {
  /** When each running call must be answered, in the order of arrival. */
  readonly #deadlines = new Map<FastifyReply, number>();
  /** Calls that still run although they were answered with BUSY. */
  readonly #late = new Set<FastifyReply>();
  readonly #timer: NodeJS.Timeout;
  readonly #timeoutMs: number;
  readonly #onRefused: () => void;

  /** @param onRefused called for each call answered with BUSY */
  constructor(onRefused: () => void, timeoutMs: number = HANDLER_TIMEOUT_MS) {
    this.#onRefused = onRefused;
    this.#timeoutMs = timeoutMs;
    this.#timer = setInterval(() => this.#sweep(), Math.min(250, timeoutMs));
    this.#timer.unref();
  }

  get inFlight(): number {
    return this.#deadlines.size + this.#late.size;
  }

  /** Throws BUSY if too many calls are running. */
  enter(reply: FastifyReply): void {
    if (this.inFlight >= MAX_IN_FLIGHT) throw this.#refuse();
    this.#deadlines.set(reply, performance.now() + this.#timeoutMs);
  }

  leave(reply: FastifyReply): void {
    this.#deadlines.delete(reply);
    this.#late.delete(reply);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #sweep(): void {
    const now = performance.now();
    for (const [reply, deadline] of this.#deadlines) {
      // In order of arrival, so the first that has time left ends the search.
      if (deadline > now) return;
      this.#deadlines.delete(reply);
      this.#late.add(reply);
      if (!reply.sent) reply.send(this.#refuse());
    }
  }

  /** Counts a refusal and returns it. */
  #refuse(): GameError {
    this.#onRefused();
    return new GameError("BUSY", { retryAfterSeconds: 1 });
  }
}
