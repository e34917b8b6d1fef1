import type { OverviewAnswer } from "@emberlode/contract";
import { DAY } from "@emberlode/game";
import type { ReactNode } from "react";
import { messages } from "../lib/messages.ts";
import { exactNumber, shortNumber } from "../lib/numbers.ts";
import { milliseconds } from "./overview-charts.tsx";
import { Ago } from "./when.tsx";

const t = await messages("admin-overview");

/** Below this share of free space, a disk is almost full. */
const LITTLE = 0.1;
/** A backup is late after this many intervals. */
const LATE = 2;
/** How often backups are expected, and how often one should be restored as a test. */
const USUAL_MS = DAY;
const DRILL_MS = 45 * DAY;

const KB = 1024;
const UNITS = ["MB", "GB", "TB"] as const;

/** Bytes in the largest unit. */
export function sizeText(bytes: number): string {
  let size = bytes / KB ** 2;
  let at = 0;
  while (size >= KB && at < UNITS.length - 1) {
    size /= KB;
    at += 1;
  }
  const rounded = size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
  return t(`sizes.${UNITS[at] ?? "TB"}`, { size: exactNumber(rounded) });
}

interface TileProps {
  name: string;
  value: ReactNode;
  hint: ReactNode;
  /** Whether someone should look at it. */
  isBad?: boolean;
}

function Tile({ name, value, hint, isBad = false }: TileProps) {
  return (
    <div className="staff-tile" data-bad={isBad || undefined}>
      <dt>{name}</dt>
      <dd className="staff-tile-value figure">{value}</dd>
      <dd className="staff-tile-hint">{hint}</dd>
    </div>
  );
}

function BackupTile({ at, backups }: Pick<OverviewAnswer, "at" | "backups">) {
  const { madeAt, everyMs, drilledAt } = backups;
  const age = (time: string) => Date.parse(at) - Date.parse(time);
  const isLate = madeAt === null ? everyMs === null : age(madeAt) > LATE * (everyMs ?? USUAL_MS);
  const isUntested = drilledAt === null || age(drilledAt) > DRILL_MS;
  return (
    <Tile
      name={t("tiles.backup")}
      value={madeAt === null ? t("tiles.backupNone") : <Ago at={madeAt} />}
      hint={
        <>
          {everyMs === null && <span>{t("tiles.backupOff")}. </span>}
          {drilledAt === null ? (
            t("tiles.notDrilled")
          ) : (
            <Ago at={drilledAt} write={(time) => t("tiles.drilled", { time })} />
          )}
        </>
      }
      isBad={isLate || (isUntested && madeAt !== null)}
    />
  );
}

/** The world and its server now. */
export function OverviewTiles({ overview }: { overview: OverviewAnswer }) {
  const { online, bases, bots, hours, days, disk, at, backups } = overview;
  const hour = hours.at(-1);
  const today = days.at(-1);
  const commit = hour?.commitMs ?? null;
  const { accounts = 0, guests = 0 } = today ?? {};
  const { errors = 0, busy = 0 } = hour ?? {};
  return (
    <dl className="staff-tiles" aria-label={t("tiles.label")}>
      <Tile
        name={t("tiles.online")}
        value={exactNumber(online)}
        hint={t("tiles.onlineHint", { count: bases, bots: bots.online })}
      />
      <Tile
        name={t("tiles.players")}
        value={exactNumber(today?.players ?? 0)}
        hint={t("tiles.playersHint", { count: days.at(-2)?.players ?? 0 })}
      />
      <Tile
        name={t("tiles.signups")}
        value={exactNumber(accounts + guests)}
        hint={t("tiles.signupsHint", { accounts, guests })}
      />
      <Tile
        name={t("tiles.calls")}
        value={shortNumber(hour?.calls ?? 0)}
        hint={t("tiles.callsHint", { errors, busy })}
        isBad={errors > 0}
      />
      <Tile
        name={t("tiles.commit")}
        value={commit === null ? "–" : milliseconds(commit.p95)}
        hint={
          commit === null
            ? t("tiles.noCommits")
            : t("tiles.commitHint", {
                ms: milliseconds(commit.p95),
                median: milliseconds(commit.median),
              })
        }
      />
      <BackupTile at={at} backups={backups} />
      <Tile
        name={t("tiles.disk")}
        value={sizeText(disk.free)}
        hint={t("tiles.diskHint", {
          total: sizeText(disk.total),
          database: sizeText(disk.database),
        })}
        isBad={disk.free < LITTLE * disk.total}
      />
    </dl>
  );
}
