import type { PlayerLedgerAnswer } from "@emberlode/contract";
import { LEDGER_KINDS } from "@emberlode/game";
import { getQueryKey } from "@trpc/react-query";
import { useId, useState } from "react";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { exactNumber } from "../lib/numbers.ts";
import { trpc } from "../lib/trpc.ts";
import { amountsText, SignedAmount } from "./amounts.tsx";
import { LoadMore, NoRows } from "./card.tsx";
import { battlePath } from "./paths.ts";
import { t } from "./texts.ts";
import { usePages } from "./use-pages.ts";
import { Ago } from "./when.tsx";

type LedgerRow = PlayerLedgerAnswer["rows"][number];

function kindText(kind: string): string {
  const known = LEDGER_KINDS.find((one) => one === kind);
  return known === undefined ? kind : t(`ledger.kinds.${known}`);
}

function LedgerItem({ row }: { row: LedgerRow }) {
  const { at, kind, text, metal, energy, balance, battle } = row;
  return (
    <li className="staff-ledger-row">
      <div className="min-w-0">
        <p className="staff-text">{text ?? kindText(kind)}</p>
        <p className="staff-dots">
          <Ago at={at} />
          {text !== null && <span>{kindText(kind)}</span>}
          {battle !== null && (
            <a href={battlePath(battle)} className="staff-link">
              {t("ledger.battle")}
            </a>
          )}
        </p>
      </div>
      <SignedAmount resource="metal" value={metal} />
      <SignedAmount resource="energy" value={energy} />
      {balance !== null && (
        <p className="staff-balance figure">
          <span className="staff-figure" aria-hidden="true">
            {exactNumber(balance.metal)} / {exactNumber(balance.energy)}
          </span>
          <span className="staff-figure-words">
            {t("ledger.carries", { amounts: amountsText(balance) })}
          </span>
        </p>
      )}
    </li>
  );
}

type Kind = (typeof LEDGER_KINDS)[number] | "";

interface KindFilterProps {
  kind: Kind;
  onChange: (kind: Kind) => void;
}

function KindFilter({ kind, onChange }: KindFilterProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="staff-field staff-ledger-filter">
      {t("ledger.filter")}
      <select
        id={id}
        className="input"
        value={kind}
        onChange={({ target }) => onChange(LEDGER_KINDS.find((one) => one === target.value) ?? "")}
      >
        <option value="">{t("ledger.all")}</option>
        {LEDGER_KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`ledger.kinds.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function LedgerRows({ username, kind }: { username: string; kind: Kind }) {
  const { client } = trpc.useUtils();
  const input = { username, ...(kind !== "" && { kind }) };
  const { pages, error, retry, hasMore, isLoadingMore, loadMore } = usePages(
    getQueryKey(trpc.adminPlayers.ledger, input, "infinite"),
    (page, options) => client.adminPlayers.ledger.query({ ...input, ...page }, options),
  );
  if (pages === undefined) {
    if (error === null) return <Skeleton rows={4} />;
    return <QueryFailed error={error} lead={t("failed")} onRetry={retry} />;
  }
  const rows = pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <NoRows text={t("ledger.none")} />;
  return (
    <>
      <div className="staff-ledger-row staff-ledger-head" aria-hidden="true">
        <span>{t("ledger.what")}</span>
        <span>{t("ledger.metal")}</span>
        <span>{t("ledger.energy")}</span>
        <span>{kind === "" && t("ledger.balance")}</span>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics of unbulleted lists */}
      <ul role="list" aria-label={t("ledger.title")} className="staff-ledger">
        {rows.map((row) => (
          <LedgerItem key={row.id} row={row} />
        ))}
      </ul>
      {hasMore && (
        <LoadMore
          text={isLoadingMore ? t("loadingMore") : t("loadMore")}
          isLoading={isLoadingMore}
          onLoad={loadMore}
        />
      )}
    </>
  );
}

/** A player's log, with what each line changed and left. */
export function PlayerLedger({ username }: { username: string }) {
  const [kind, setKind] = useState<Kind>("");
  return (
    <>
      <KindFilter kind={kind} onChange={setKind} />
      <LedgerRows username={username} kind={kind} />
    </>
  );
}
