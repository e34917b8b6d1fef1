import type { RankRow } from "@emberlode/contract";
import { enRanks } from "@emberlode/words/en/ranks";
import { Link } from "wouter";
import { playerPath } from "../../people/player-path.ts";
import type { DataColumn } from "../../ui/table-column.ts";
import type { LadderTab } from "../ranks-address.ts";
import { RankChange } from "./rank-change.tsx";

/** Columns of a ladder; `own` is the id of whoever looks. */
export function columnsFor(tab: LadderTab, own: string | undefined): DataColumn<RankRow>[] {
  const rank: DataColumn<RankRow> = {
    id: "rank",
    title: enRanks.rank,
    value: ({ rank: place }) => place,
    numeric: true,
  };
  const player: DataColumn<RankRow> = {
    id: "player",
    title: enRanks.player,
    value: ({ username }) => username,
    cell: ({ username, _id }) => (
      <Link href={playerPath(username)} className="link rank-player">
        {username}
        {_id === own && <span className="chip">{enRanks.you}</span>}
      </Link>
    ),
  };
  const base: DataColumn<RankRow> = {
    id: "base",
    title: enRanks.base,
    value: ({ baseName }) => baseName,
  };
  const power: DataColumn<RankRow> = {
    id: "power",
    title: enRanks.power,
    value: ({ power: total }) => total,
    numeric: true,
  };
  if (tab === "power" || tab === "bots") {
    const change: DataColumn<RankRow> = {
      id: "change",
      title: enRanks.change,
      value: ({ change: gained }) => gained,
      cell: ({ change: gained }) => <RankChange change={gained} />,
      numeric: true,
    };
    return [rank, player, base, power, change];
  }
  if (tab === "attack" || tab === "defense") return [rank, player, base, power];
  const score: DataColumn<RankRow> = {
    id: "score",
    title: enRanks[tab],
    value: ({ score: amount }) => amount,
    numeric: true,
  };
  return [rank, player, base, score, power];
}
