import type { RankRow } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { usePlayer } from "../session/player-context.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { DataColumn } from "../ui/table-column.ts";
import { columnsFor } from "./rank-columns.tsx";
import type { LadderTab } from "./ranks-address.ts";
import { useNearRanks } from "./use-ranks.ts";

const t = await messages("ranks");

/** The player's row, five neighbors and the table's header. */
const SKELETON_ROWS = 7;

function cellOf({ cell, value }: DataColumn<RankRow>, row: RankRow) {
  if (cell !== undefined) return cell(row);
  const shown = value(row);
  return typeof shown === "number" ? exactNumber(shown) : shown;
}

/** The player's own row with its neighbors, above the whole ladder; empty for visitors. */
export function OwnRanks({ tab }: { tab: LadderTab }) {
  const own = usePlayer()?.user._id;
  const { data, error, isPending, isEnabled, isFetchedAfterMount, refetch } = useNearRanks(tab);
  if (!isEnabled) return null;
  // A cached result without the player may be outdated.
  const isOld = data?.ranks.length === 0 && !isFetchedAfterMount;
  if (isPending || isOld) return <Skeleton rows={SKELETON_ROWS} />;
  if (data === undefined) {
    return <QueryFailed error={error} lead={t("nearFailed")} onRetry={() => void refetch()} />;
  }
  if (data.ranks.length === 0) return <p className="well own-ranks">{t(`ladders.${tab}.notOn`)}</p>;
  const columns = columnsFor(tab, own);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled by keyboard
    <section className="table-scroll own-ranks" aria-label={t("near")} tabIndex={0}>
      <table>
        <caption className="own-ranks-title">{t("near")}</caption>
        <thead>
          <tr>
            {columns.map(({ id, title, numeric }) => (
              <th key={id} scope="col" data-numeric={numeric}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.ranks.map((row) => (
            <tr key={row._id} data-own={row._id === own || undefined}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-numeric={column.numeric}
                  className={column.numeric ? "figure" : undefined}
                  translate={column.numeric ? "no" : undefined}
                >
                  {cellOf(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
