import type { ReferralsAnswer } from "@emberlode/contract";
import { dateFormat } from "../../lib/in-language.ts";
import { messages } from "../../lib/messages.ts";
import { named } from "../../lib/named.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { exactTime } from "../../lib/times.ts";
import { trpc } from "../../lib/trpc.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { DataColumn } from "../ui/table-column.ts";

/** The server's maximum per request; few players have more referrals. */
const MOST = 100;

/** The player's referrals, newest first, and what they earned. */
function useReferrals() {
  return trpc.user.referrals.useQuery({ start: 0, limit: MOST }, { staleTime: 0 });
}

const t = await messages("profile");

type Row = ReferralsAnswer["referrals"][number];

/** Rows per page (spec §4, §9). */
const PAGE_ROWS = 5;
const mediumDate = dateFormat({ dateStyle: "medium" });

/** Columns in the spec's order (spec §3). */
const columnsOf = (): readonly DataColumn<Row>[] => [
  {
    id: "id",
    title: t("referrals.columns.id"),
    value: ({ _id }) => Number(_id),
    cell: ({ _id }) => _id,
    numeric: true,
  },
  {
    id: "player",
    title: t("referrals.columns.player"),
    value: ({ player, isBot }) => named(player, isBot),
  },
  {
    id: "date",
    title: t("referrals.columns.date"),
    value: ({ date }) => date,
    cell: ({ date }) => (
      <time dateTime={date} title={exactTime(date)}>
        {mediumDate().format(Date.parse(date))}
      </time>
    ),
  },
  {
    id: "metal",
    title: t("referrals.columns.metal"),
    value: ({ resource }) => resource.metal,
    numeric: true,
  },
  {
    id: "energy",
    title: t("referrals.columns.energy"),
    value: ({ resource }) => resource.energy,
    numeric: true,
  },
];

function sumOf(rows: readonly Row[], part: "metal" | "energy"): number {
  return rows.reduce((sum, { waiting }) => sum + waiting[part], 0);
}

export function ReferralsTable() {
  const { data, error, refetch } = useReferrals();
  if (data === undefined) {
    if (error === null) return <Skeleton rows={PAGE_ROWS + 1} />;
    return <QueryFailed error={error} lead={t("referrals.failed")} onRetry={() => refetch()} />;
  }
  const { referrals, total } = data;
  const [metal, energy] = [sumOf(referrals, "metal"), sumOf(referrals, "energy")];
  return (
    <>
      <DataTable
        label={t("referrals.table")}
        columns={columnsOf()}
        rows={referrals}
        rowId={({ _id }) => _id}
        pageRows={PAGE_ROWS}
      />
      {total > referrals.length && (
        <p className="mt-2 text-xs text-muted">
          {t("referrals.newest", { shown: exactNumber(referrals.length), all: exactNumber(total) })}
        </p>
      )}
      {metal + energy > 0 && (
        <p className="mt-2 text-xs text-muted">
          {t("referrals.waiting", { metal: exactNumber(metal), energy: exactNumber(energy) })}
        </p>
      )}
    </>
  );
}
