import type { Clan } from "@emberlode/contract";
import { PlayButton } from "../features/session/play-button.tsx";
import { DataTable } from "../features/ui/data-table.tsx";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import type { DataColumn } from "../features/ui/use-data-table.ts";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const tClans = await messages("clans");
const tShell = await messages("shell");

function useClans() {
  return trpc.clans.list.useQuery();
}

const yesOrNo = (is: boolean) => (is ? tClans("yes") : tClans("no"));

/** The table's rows plus its header. */
const SKELETON_ROWS = 11;
/** Width of an avatar, in pixels. */
const AVATAR = 32;

/** Columns in the spec's order (spec §3). */
const columnsOf = (): readonly DataColumn<Clan>[] => [
  { id: "rank", title: tClans("columns.rank"), value: ({ rank }) => rank, numeric: true },
  {
    id: "avatar",
    title: tClans("columns.avatar"),
    value: ({ avatar }) => avatar,
    cell: ({ avatar }) => <img src={avatar} alt="" width={AVATAR} height={AVATAR} />,
  },
  { id: "name", title: tClans("columns.name"), value: ({ name }) => name },
  { id: "leader", title: tClans("columns.leader"), value: ({ leader }) => leader },
  { id: "power", title: tClans("columns.power"), value: ({ power }) => power, numeric: true },
  {
    id: "members",
    title: tClans("columns.members"),
    value: ({ members }) => members,
    numeric: true,
  },
  { id: "active", title: tClans("columns.active"), value: ({ active }) => yesOrNo(active) },
  { id: "pending", title: tClans("columns.pending"), value: ({ pending }) => yesOrNo(pending) },
  { id: "tax", title: tClans("columns.tax"), value: ({ tax }) => tax, numeric: true },
];

/** The ranked table of clans, with the spec's defaults (spec §2, §9). */
export function ClansTable() {
  const { data, error, refetch } = useClans();
  if (data === undefined) {
    if (error === null) return <Skeleton rows={SKELETON_ROWS} />;
    return <QueryFailed error={error} lead={tClans("failed")} onRetry={() => void refetch()} />;
  }
  return (
    <DataTable
      label={tClans("table")}
      columns={columnsOf()}
      rows={data.clans}
      rowId={({ name }) => name}
      initialSort={{ id: "rank", desc: false }}
    />
  );
}

/** The ranked table of clans (spec §2). */
export default function ClansPage() {
  usePageTitle(tClans("title"));
  return (
    <div className="ranks panel">
      <h1 className="text-2xl">{tClans("title")}</h1>
      <p className="mt-2 mb-4 text-muted">{tClans("lead")}</p>
      <ClansTable />
      <PlayButton player={tShell("nav.game")} className="mt-4" />
    </div>
  );
}
