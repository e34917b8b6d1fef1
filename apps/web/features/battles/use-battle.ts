/** The report of a battle: public by its link, and immutable. */
import { toFailure } from "../../lib/failure.ts";
import { trpc } from "../../lib/trpc.ts";

/** The codes for a missing and a malformed id. */
const MISSING: readonly (string | null)[] = ["NOT_FOUND", "BAD_INPUT"];

export function useBattle(id: string) {
  const { data, error, refetch } = trpc.battles.report.useQuery(
    { id },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const failure = error === null ? null : toFailure(error);
  const missing = failure !== null && MISSING.includes(failure.code);
  return { report: data, failure, missing, retry: () => void refetch() };
}
