import { setTimeout as sleep } from "node:timers/promises";
import type { AppRouter } from "@emberlode/api";
import { type Operation, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { ClientError } from "./client-error.ts";

export interface RetrySettings {
  /** Maximum number of tries. */
  maxTries: number;
  /** Maximum pause between tries in milliseconds. A longer `Retry-After` ends the tries. */
  maxPauseMs: number;
}

const FIRST_PAUSE_MS = 50;
/** Statuses that say nothing about the call itself. 0 is no answer. */
const TRANSIENT_STATUSES = new Set([0, 429, 502, 503, 504]);

/** Pause in milliseconds after this many failed tries; null for no more tries. */
function pauseAfter(error: ClientError, tries: number, settings: RetrySettings): number | null {
  if (!TRANSIENT_STATUSES.has(error.status) || tries >= settings.maxTries) return null;
  const retryAfterMs = (error.retryAfterSeconds ?? 0) * 1000;
  if (retryAfterMs > settings.maxPauseMs) return null;
  const backoffMs = Math.min(settings.maxPauseMs, FIRST_PAUSE_MS * 2 ** (tries - 1));
  return Math.max(retryAfterMs, backoffMs * (0.5 + Math.random() / 2));
}

function toClientError(error: unknown): ClientError {
  if (error instanceof ClientError) return error;
  const known = error instanceof Error ? error : new Error(String(error));
  return new ClientError(TRPCClientError.from<AppRouter>(known));
}

/**
 * Gives each mutation an idempotency key and retries temporary failures with the same key, so that
 * a call with a lost answer is done once.
 */
export function retryLink(settings: RetrySettings): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const context = { idempotencyKey: crypto.randomUUID(), ...op.context };
        const operation: Operation = op.type === "mutation" ? { ...op, context } : op;
        let ended = false;
        let subscription: { unsubscribe(): void } | undefined;

        const send = (tries: number): void => {
          subscription = next(operation).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error: async (cause) => {
              const error = toClientError(cause);
              const pause = ended ? null : pauseAfter(error, tries, settings);
              if (pause === null) {
                observer.error(error);
                return;
              }
              await sleep(pause);
              if (!ended) send(tries + 1);
            },
          });
        };
        send(1);
        return () => {
          ended = true;
          subscription?.unsubscribe();
        };
      });
}
