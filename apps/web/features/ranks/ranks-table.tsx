import { messages } from "../../lib/messages.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { usePlayer } from "../session/player-context.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { EmptyNext } from "../ui/empty-next.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { TablePlace } from "../ui/table-column.ts";
import { columnsFor } from "./rank-columns.tsx";
import type { LadderTab } from "./ranks-address.ts";
import { useRanks } from "./use-ranks.ts";

const t = await messages("ranks");

/** The rows of a page plus the table's header. */
const SKELETON_ROWS = 11;

interface RanksTableProps {
  tab: LadderTab;
  place: TablePlace;
  onPlace: (place: TablePlace) => void;
}

/** The first five hundred of a ladder. */
export function RanksTable({ tab, place, onPlace }: RanksTableProps) {
  const { ranks, isPending, error, retry } = useRanks(tab);
  const own = usePlayer()?.user._id;
  if (isPending) return <Skeleton rows={SKELETON_ROWS} />;
  if (error !== null && ranks.length === 0) {
    return <QueryFailed error={error} lead={t("failed")} onRetry={retry} />;
  }
  if (ranks.length === 0) {
    return <EmptyNext icon="star" title={t("emptyTitle")} text={t(`empty.${tab}`)} />;
  }
  return (
    <DataTable
      key={tab}
      label={t(`ladders.${tab}.table`)}
      columns={columnsFor(tab, own)}
      rows={ranks}
      rowId={({ _id }) => _id}
      initialSort={{ id: "rank", desc: false }}
      place={place}
      onPlace={onPlace}
    />
  );
}
