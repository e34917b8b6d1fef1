import type { RankRow } from "@emberlode/contract";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { exactNumber, signedNumber } from "../../lib/numbers.ts";
import { playerPath } from "../people/player-path.ts";
import type { DataColumn } from "../ui/table-column.ts";
import type { LadderTab } from "./ranks-address.ts";

const t = await messages("ranks");

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
export function columnsFor(tab: LadderTab, own: string | undefined): DataColumn<RankRow>[] {
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
    cell: ({ username, _id }) => (
      <Link href={playerPath(username)} className="link rank-player">
        <span translate="no">{username}</span>
        {_id === own && <span className="chip">{t("you")}</span>}
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
  const score: DataColumn<RankRow> = {
    id: "score",
    title: t(`${tab}`),
    value: ({ score: amount }) => amount,
    numeric: true,
  };
  return [rank, player, base, score, power];
}
