import { QueryCache, QueryClient } from "@tanstack/react-query";
import { followServerTime, keepNewestStatus } from "./apply-status.ts";
import { isUnanswered, logFailure, toFailure } from "./failure.ts";

const QUERY_RETRIES = 2;
/** Pause before an unanswered query is retried, in milliseconds; doubled each time. */
const FIRST_PAUSE_MS = 1_000;

/** Whether a query may succeed a moment later: it got no answer or hit a rate limit. */
function isTransient(error: unknown): boolean {
  return isUnanswered(error) || toFailure(error).code === "TOO_MANY_REQUESTS";
}

/** Milliseconds until a failed query is retried: the server's value if it sent one. */
function retryDelayMs(failures: number, error: unknown): number {
  const { retryAfterSeconds } = toFailure(error);
  return retryAfterSeconds === null ? FIRST_PAUSE_MS * 2 ** failures : retryAfterSeconds * 1_000;
}

/** Server state. Calls run even when the browser reports it is offline, so that failures show. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < QUERY_RETRIES && isTransient(error),
        retryDelay: retryDelayMs,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  keepNewestStatus(queries);
  followServerTime(queries);
  return queries;
}
