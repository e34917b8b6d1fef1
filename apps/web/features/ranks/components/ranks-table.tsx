import type { RanksAnswer } from "@emberlode/contract";
import { t } from "../../../lib/i18n/catalogue.ts";
import { enRanks } from "../../../lib/i18n/en-ranks.ts";
import { usePlayer } from "../../session/player-context.ts";
import { DataTable } from "../../ui/components/data-table.tsx";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import type { DataColumn } from "../../ui/table-column.ts";
import { useRanks } from "../hooks/use-ranks.ts";

type Row = RanksAnswer["ranks"][number];

/** Rows of a page and the table's head. */
const SKELETON_ROWS = 11;

function columnsFor(own: string | undefined): DataColumn<Row>[] {
  const player: DataColumn<Row> = {
    id: "player",
    title: enRanks.player,
    value: ({ username }) => username,
    cell: ({ username, _id }) =>
      _id === own ? (
        <b>
          {username} <span className="chip">{enRanks.you}</span>
        </b>
      ) : (
        username
      ),
  };
  return [
    { id: "rank", title: enRanks.rank, value: ({ rank }) => rank, numeric: true },
    player,
    { id: "base", title: enRanks.base, value: ({ baseName }) => baseName },
    { id: "power", title: enRanks.power, value: ({ power }) => power, numeric: true },
  ];
}

/** The table of the strongest. */
export function RanksTable() {
  const { ranks, isPending, isError, retry } = useRanks();
  const session = usePlayer();
  if (isPending) return <Skeleton rows={SKELETON_ROWS} />;
  if (isError) {
    return (
      <p>
        {enRanks.failed}{" "}
        <button type="button" className="btn" onClick={retry}>
          {t.retry}
        </button>
      </p>
    );
  }
  if (ranks.length === 0) {
    return <EmptyNext icon="star" title={enRanks.emptyTitle} text={enRanks.empty} />;
  }
  return (
    <DataTable
      label={enRanks.table}
      columns={columnsFor(session?.user._id)}
      rows={ranks}
      rowId={({ _id }) => _id}
      initialSort={{ id: "rank", desc: false }}
    />
  );
}
