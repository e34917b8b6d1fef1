import type { PlayerFile } from "@emberlode/contract";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Amount } from "../features/ui/amount.tsx";
import { rankText } from "../lib/names.ts";
import { exactNumber } from "../lib/numbers.ts";
import { amountsText } from "./amounts.tsx";
import { Card } from "./card.tsx";
import { type Detail, Details } from "./details.tsx";
import { fieldPath, reportsPath } from "./paths.ts";
import { t } from "./texts.ts";
import { Ago, At } from "./when.tsx";

const orNone = (text: string): ReactNode =>
  text === "" ? <span className="text-muted">{t("player.empty")}</span> : text;

/** A number of reports, which leads to them. */
const reportsLink = (side: "about" | "by", username: string, count: number): ReactNode =>
  count === 0 ? (
    exactNumber(count)
  ) : (
    <Link key={side} href={reportsPath(side, username)} className="staff-link">
      {exactNumber(count)}
    </Link>
  );

/** A player's standing in the game. */
export function PlayerFacts({ file }: { file: PlayerFile }) {
  const { player, base, baseLevel, rank, power, carried, banked, lines, reports } = file;
  const facts: readonly Detail[] = [
    [
      t("player.base"),
      base === null ? (
        t(file.hasBase ? "player.onMap" : "player.noBase")
      ) : (
        <a key="base" href={fieldPath(base)} className="staff-link" translate="no">
          {base.x}, {base.y}
        </a>
      ),
    ],
    [t("player.baseLevel"), exactNumber(baseLevel)],
    [t("player.rank"), rank === null ? t("player.unranked") : rankText(rank, player.isBot)],
    [t("player.power"), <Amount key="power" value={power} />],
    [t("player.carried"), amountsText(carried)],
    [t("player.banked"), amountsText(banked)],
    [t("player.lines"), exactNumber(lines)],
    [t("player.reportsAbout"), reportsLink("about", player.username, reports.about)],
    [t("player.reportsBy"), reportsLink("by", player.username, reports.by)],
  ];
  return (
    <Card title={t("player.facts")}>
      <Details facts={facts} />
    </Card>
  );
}

/** Pictures that the player showed before, as long as they are stored. */
function EarlierPictures({ player, pictures }: PlayerFile) {
  return (
    <section className="mt-3">
      <h3 className="staff-kicker">{t("player.earlierPictures")}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics of unbulleted lists */}
      <ul className="staff-pictures" role="list">
        {pictures.map(({ source, at, removedAt }) => (
          <li key={source}>
            <img
              className="staff-picture"
              src={source}
              alt={t("player.pictureOf", { name: player.username })}
            />
            <Ago
              at={removedAt ?? at}
              write={(time) =>
                removedAt === null
                  ? t("player.pictureStored", { time })
                  : t("player.pictureRemoved", { time })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a player wrote about themselves, and how to reach them. */
export function PlayerProfile({ file }: { file: PlayerFile }) {
  const { baseName, quote, email, pendingEmail, player, deletesAt } = file;
  const facts: readonly Detail[] = [
    [t("player.baseName"), orNone(baseName)],
    [t("player.quote"), orNone(quote)],
    ...(player.isGuest ? [] : [[t("player.email"), orNone(email ?? "")] as const]),
    ...(deletesAt === null
      ? []
      : [[t("player.deletesAt"), <At key="deletes" at={deletesAt} />] as const]),
    ...(pendingEmail === null ? [] : [[t("player.pendingEmail"), pendingEmail] as const]),
  ];
  return (
    <Card title={t("player.profile")}>
      <Details facts={facts} />
      {file.pictures.length > 0 && <EarlierPictures {...file} />}
    </Card>
  );
}
