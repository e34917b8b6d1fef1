import { QueryCache, QueryClient } from "@tanstack/react-query";
import { keepNewestStatus } from "../features/session/apply-status.ts";
import { isUnanswered, logFailure } from "./failure.ts";

const QUERY_RETRIES = 2;

/** Server state. Calls run even when the browser thinks it is offline, so that failures show at once. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < QUERY_RETRIES && isUnanswered(error),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  keepNewestStatus(queries);
  return queries;
}
