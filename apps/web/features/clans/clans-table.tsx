import type { Clan } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { DataColumn } from "../ui/table-column.ts";

function useClans() {
  return trpc.clans.list.useQuery();
}

const t = await messages("clans");
const yesOrNo = (is: boolean) => (is ? t("yes") : t("no"));

/** The table's rows plus its header. */
const SKELETON_ROWS = 11;
/** Width of an avatar, in pixels. */
const AVATAR = 32;

/** Columns in the spec's order (spec §3). */
const columnsOf = (): readonly DataColumn<Clan>[] => [
  { id: "rank", title: t("columns.rank"), value: ({ rank }) => rank, numeric: true },
  {
    id: "avatar",
    title: t("columns.avatar"),
    value: ({ avatar }) => avatar,
    cell: ({ avatar }) => <img src={avatar} alt="" width={AVATAR} height={AVATAR} />,
  },
  { id: "name", title: t("columns.name"), value: ({ name }) => name },
  { id: "leader", title: t("columns.leader"), value: ({ leader }) => leader },
  { id: "power", title: t("columns.power"), value: ({ power }) => power, numeric: true },
  { id: "members", title: t("columns.members"), value: ({ members }) => members, numeric: true },
  { id: "active", title: t("columns.active"), value: ({ active }) => yesOrNo(active) },
  { id: "pending", title: t("columns.pending"), value: ({ pending }) => yesOrNo(pending) },
  { id: "tax", title: t("columns.tax"), value: ({ tax }) => tax, numeric: true },
];

/** The ranked table of clans, with the spec's defaults (spec §2, §9). */
export function ClansTable() {
  const { data, error, refetch } = useClans();
  if (data === undefined) {
    if (error === null) return <Skeleton rows={SKELETON_ROWS} />;
    return <QueryFailed error={error} lead={t("failed")} onRetry={() => void refetch()} />;
  }
  return (
    <DataTable
      label={t("table")}
      columns={columnsOf()}
      rows={data.clans}
      rowId={({ name }) => name}
      initialSort={{ id: "rank", desc: false }}
    />
  );
}
