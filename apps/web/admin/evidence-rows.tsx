import type { EvidenceRow, EvidenceSignal } from "@emberlode/contract";
import { changeText } from "./amounts.tsx";
import { tEvidence as t } from "./evidence-texts.ts";
import { battlePath } from "./paths.ts";
import { Ago } from "./when.tsx";

type RowKind = Exclude<EvidenceSignal["kind"], "idle">;

function rowText(kind: RowKind, { account, other }: EvidenceRow): string {
  return kind === "rhythm"
    ? t("row.rhythm", { account })
    : t(`row.${kind}`, { account, other: other ?? "" });
}

interface EvidenceRowsProps {
  kind: RowKind;
  rows: readonly EvidenceRow[];
}

/** The lines of the log behind a signal, opened on demand. */
export function EvidenceRows({ kind, rows }: EvidenceRowsProps) {
  return (
    <details className="staff-evidence-rows">
      <summary>{t("rows", { count: rows.length })}</summary>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics of unbulleted lists */}
      <ul role="list" aria-label={t("rowsOf", { kind: t(`kinds.${kind}`) })}>
        {rows.map((row, nth) => (
          // Lines of the same moment can be equal.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={nth}>
            <span className="staff-text">{rowText(kind, row)}</span>
            {(row.metal !== 0 || row.energy !== 0) && (
              <b className="figure" translate="no">
                {changeText(row)}
              </b>
            )}
            <span className="staff-dots">
              <Ago at={row.at} />
              {row.battle !== null && (
                <a href={battlePath(row.battle)} className="staff-link">
                  {t("battle")}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
