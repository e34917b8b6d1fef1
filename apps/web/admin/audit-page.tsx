import type { AuditInput } from "@emberlode/contract";
import { AUDIT_ACTIONS } from "@emberlode/game";
import { getQueryKey } from "@trpc/react-query";
import { useEffect, useId, useState } from "react";
import { useSearchParams } from "wouter";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { AuditRows } from "./audit-rows.tsx";
import { LoadMore, NoRows } from "./card.tsx";
import { t } from "./texts.ts";
import { useDebounced } from "./use-debounced.ts";
import { usePages } from "./use-pages.ts";

const TYPING_MS = 400;

/** The filters in the address. */
function filtersIn(params: URLSearchParams): Omit<AuditInput, "before"> {
  const username = params.get("player") ?? "";
  const action = AUDIT_ACTIONS.find((one) => one === params.get("action"));
  return {
    ...(username !== "" && { username }),
    ...(action !== undefined && { action }),
    ...(params.get("refused") === "1" && { isRefused: true }),
  };
}

/** The log's filters, kept in the address so that they can be linked. */
function Filters() {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const shownPlayer = params.get("player") ?? "";
  const [typed, setTyped] = useState(shownPlayer);
  const [followed, setFollowed] = useState(shownPlayer);
  if (followed !== shownPlayer) {
    setFollowed(shownPlayer);
    setTyped(shownPlayer);
  }
  const player = useDebounced(typed.trim(), TYPING_MS);
  const set = (name: string, value: string) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing changes the address
  useEffect(() => {
    if (player !== shownPlayer) set("player", player);
  }, [player]);
  const isFiltered = [...params.keys()].length > 0;
  return (
    <search className="staff-filters">
      <label className="staff-field" htmlFor={`${id}player`}>
        {t("audit.player")}
        <input
          id={`${id}player`}
          className="input"
          value={typed}
          placeholder={t("audit.playerHint")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <label className="staff-field" htmlFor={`${id}action`}>
        {t("audit.action")}
        <select
          id={`${id}action`}
          className="input"
          value={params.get("action") ?? ""}
          onChange={(event) => set("action", event.target.value)}
        >
          <option value="">{t("audit.allActions")}</option>
          {AUDIT_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {t(`audit.actions.${action}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="staff-check">
        <input
          type="checkbox"
          checked={params.get("refused") === "1"}
          onChange={(event) => set("refused", event.target.checked ? "1" : "")}
        />
        {t("audit.refusedOnly")}
      </label>
      {isFiltered && (
        <button type="button" className="btn btn-quiet" onClick={() => setParams({})}>
          {t("audit.clear")}
        </button>
      )}
    </search>
  );
}

function Log() {
  const { client } = trpc.useUtils();
  const [params] = useSearchParams();
  const filters = filtersIn(params);
  const { pages, error, retry, hasMore, isLoadingMore, loadMore } = usePages(
    getQueryKey(trpc.admin.audit, filters, "infinite"),
    (page, options) => client.admin.audit.query({ ...filters, ...page }, options),
  );
  if (pages === undefined) {
    if (error === null) return <Skeleton rows={8} />;
    return <QueryFailed error={error} lead={t("failed")} onRetry={retry} />;
  }
  const rows = pages.flatMap((page) => page.rows);
  return (
    <div className="staff-card">
      {rows.length === 0 ? (
        <NoRows text={t("audit.none")} />
      ) : (
        <AuditRows rows={rows} label={t("audit.list")} />
      )}
      {hasMore && (
        <LoadMore
          text={isLoadingMore ? t("loadingMore") : t("loadMore")}
          isLoading={isLoadingMore}
          onLoad={loadMore}
        />
      )}
    </div>
  );
}

/** What the team did, and what it was refused. */
export default function AuditPage() {
  usePageTitle(t("audit.title"));
  return (
    <div className="staff-narrow">
      <h1 className="text-xl">{t("audit.title")}</h1>
      <p className="text-muted">{t("audit.lead")}</p>
      <Filters />
      <Log />
    </div>
  );
}
