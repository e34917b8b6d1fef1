import type { RankRow } from "@emberlode/contract";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { exactNumber, signedNumber } from "../../lib/numbers.ts";
import { playerPath } from "../../lib/paths.ts";
import { usePlayer } from "../session/player-context.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { EmptyState, QueryFailed, Skeleton } from "../ui/query-states.tsx";
import type { DataColumn, TableState } from "../ui/use-data-table.ts";
import { points } from "./renown-text.ts";
import { LatestTitle } from "./title-list.tsx";
import { type LadderTab, useNearRanks, useRanks } from "./use-ranks.ts";

const t = await messages("ranks");
const tSeasons = await messages("seasons");

/** Ranks gained in 24 hours, with a sign and a word, so that it does not rely on color. */
export function RankChange({ change }: { change: number | null }) {
  if (change === null) return <span className="rank-change">{t("changes.unknown")}</span>;
  if (change === 0) return <span className="rank-change">{t("changes.same")}</span>;
  const ranks = signedNumber(change, exactNumber);
  return (
    <span className="rank-change" data-way={change > 0 ? "up" : "down"}>
      {change > 0 ? t("changes.up", { ranks }) : t("changes.down", { ranks })}
    </span>
  );
}

/** A ladder's columns; `own` is the viewer's id. */
function columnsFor(tab: LadderTab, ownId: string | undefined): DataColumn<RankRow>[] {
  const rank: DataColumn<RankRow> = {
    id: "rank",
    title: t("rank"),
    value: ({ rank: place }) => place,
    numeric: true,
  };
  const player: DataColumn<RankRow> = {
    id: "player",
    title: t("player"),
    value: ({ username }) => username,
    cell: ({ username, titles, _id }) => (
      <Link href={playerPath(username)} className="link rank-player">
        <span translate="no">{username}</span>
        {_id === ownId && <span className="chip">{t("you")}</span>}
        <LatestTitle titles={titles} />
      </Link>
    ),
  };
  const base: DataColumn<RankRow> = {
    id: "base",
    title: t("base"),
    value: ({ baseName }) => baseName,
  };
  const power: DataColumn<RankRow> = {
    id: "power",
    title: t("power"),
    value: ({ power: total }) => total,
    numeric: true,
  };
  if (tab === "power" || tab === "bots") {
    const change: DataColumn<RankRow> = {
      id: "change",
      title: t("change"),
      value: ({ change: gained }) => gained,
      cell: ({ change: gained }) => <RankChange change={gained} />,
      numeric: true,
    };
    return [rank, player, base, power, change];
  }
  if (tab === "attack" || tab === "defense") return [rank, player, base, power];
  if (tab === "season" || tab === "today") {
    const renown: DataColumn<RankRow> = {
      id: "renown",
      title: t("renown"),
      value: ({ score: hundredths }) => points(hundredths ?? 0),
      numeric: true,
    };
    return [rank, player, base, renown, power];
  }
  const score: DataColumn<RankRow> = {
    id: "score",
    title: t(`${tab}`),
    value: ({ score: amount }) => amount,
    numeric: true,
  };
  return [rank, player, base, score, power];
}

/** The rows of a page plus the table's header. */
const SKELETON_ROWS = 11;

interface RanksTableProps {
  tab: LadderTab;
  state: TableState;
  onStateChange: (state: TableState) => void;
}

/** The first five hundred of a ladder. */
export function RanksTable({ tab, state, onStateChange }: RanksTableProps) {
  const { ranks, isPending, error, retry } = useRanks(tab);
  const ownId = usePlayer()?.user._id;
  if (isPending) return <Skeleton rows={SKELETON_ROWS} />;
  if (error !== null && ranks.length === 0) {
    return <QueryFailed error={error} lead={t("failed")} onRetry={retry} />;
  }
  if (ranks.length === 0) {
    return <EmptyState icon="star" title={t("emptyTitle")} text={t(`empty.${tab}`)} />;
  }
  return (
    <>
      <DataTable
        key={tab}
        label={t(`ladders.${tab}.table`)}
        columns={columnsFor(tab, ownId)}
        rows={ranks}
        rowId={({ _id }) => _id}
        initialSort={{ id: "rank", desc: false }}
        state={state}
        onStateChange={onStateChange}
      />
      {error !== null && <QueryFailed error={error} lead={t("failed")} onRetry={retry} />}
    </>
  );
}

/** The player's row, five neighbors and the table's header. */
const OWN_SKELETON_ROWS = 7;

function cellOf({ cell, value }: DataColumn<RankRow>, row: RankRow) {
  if (cell !== undefined) return cell(row);
  const shown = value(row);
  return typeof shown === "number" ? exactNumber(shown) : shown;
}

interface NearRanksProps {
  tab: LadderTab;
  /** The player and the neighbors. */
  ranks: readonly RankRow[];
}

/** The player's row among its neighbors. */
export function NearRanks({ tab, ranks }: NearRanksProps) {
  const ownId = usePlayer()?.user._id;
  const columns = columnsFor(tab, ownId);
  return (
    <section
      className="table-scroll own-ranks"
      data-ladder={tab}
      aria-label={t("near")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled by keyboard
      tabIndex={0}
    >
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
          {ranks.map((row) => (
            <tr key={row._id} data-own={row._id === ownId || undefined}>
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

/** The player's own row with its neighbors, above the whole ladder; empty for visitors. */
export function OwnRanks({ tab }: { tab: LadderTab }) {
  const { data, error, isPending, isEnabled, isFetchedAfterMount, refetch } = useNearRanks(tab);
  const isGuest = usePlayer()?.user.isGuest === true;
  if (!isEnabled) return null;
  // A cached result without the player may be outdated.
  const isStale = data?.ranks.length === 0 && !isFetchedAfterMount;
  if (isPending || isStale) return <Skeleton rows={OWN_SKELETON_ROWS} />;
  if (data === undefined) {
    return <QueryFailed error={error} lead={t("nearFailed")} onRetry={() => void refetch()} />;
  }
  if (data.ranks.length === 0) {
    const isForMembers = tab === "season" || tab === "today";
    const reason = isGuest && isForMembers ? tSeasons("panel.guest") : t(`ladders.${tab}.notOn`);
    return <p className="well own-ranks">{reason}</p>;
  }
  return <NearRanks tab={tab} ranks={data.ranks} />;
}
