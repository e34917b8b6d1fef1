import type { SearchedTrace } from "@emberlode/game";
import { toFailure } from "../lib/failure.ts";
import { trpc } from "../lib/trpc.ts";
import { accountResults, ResultGroups } from "./search-results.tsx";
import { t } from "./texts.ts";

interface AccountSearchProps {
  /** What was typed, and what it is. */
  text: string;
  trace: SearchedTrace;
  onOpen: () => void;
}

/** Finds accounts by an address. Only on demand: each search is recorded. */
export function AccountSearch({ text, trace, onOpen }: AccountSearchProps) {
  const { data, error, isPending, mutate } = trpc.admin.findAccounts.useMutation();
  if (data !== undefined) {
    const results = accountResults(data);
    return results.length === 0 ? (
      <p className="staff-no-rows">{t("search.noAccounts")}</p>
    ) : (
      <ResultGroups results={results} onOpen={onOpen} />
    );
  }
  return (
    <>
      <button
        type="button"
        className="staff-result"
        data-result
        data-find
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate({ text });
        }}
      >
        <b>
          {trace.kind === "email"
            ? t("search.byEmail")
            : t("search.byNetwork", { network: trace.network })}
        </b>
        <span className="staff-result-note">{t("search.isRecorded")}</span>
      </button>
      {error !== null && (
        <p role="alert" className="staff-refused">
          {toFailure(error).text}
        </p>
      )}
    </>
  );
}
