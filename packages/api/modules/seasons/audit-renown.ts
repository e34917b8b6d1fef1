/** Recomputes everyone's renown of the season from the ledger and the hourly records. */
import { type BrokenInvariant, createDatabase, type Pool } from "@emberlode/db";
import {
  DAY,
  HOUR,
  heldAfter,
  netLootBefore,
  RENOWN_SOURCES,
  scoreDay,
  utcDay,
} from "@emberlode/game";
import { type AuditedPlayer, findAudited, findPlayerIds } from "./audit.queries.ts";
import type { StoredRenownDay } from "./renown-days.queries.ts";
import { findCurrentSeason, type StoredSeason } from "./season.queries.ts";

/** Players per query. */
const BATCH_SIZE = 100;
const HOURS_A_DAY = DAY / HOUR;
/** For how long hourly records are complete. */
const COMPLETE_HOURS = 2 * HOURS_A_DAY;

const COMPARED = [...RENOWN_SOURCES, "renown", "netLoot"] as const;
type Compared = Record<(typeof COMPARED)[number], number>;

/** The differences between two scores of a day, such as "holding 6000, recomputed 5990". */
function differences(stored: Compared, recomputed: Compared): string {
  return COMPARED.filter((key) => stored[key] !== recomputed[key])
    .map((key) => `${key} ${stored[key]}, recomputed ${recomputed[key]}`)
    .join("; ");
}

/**
 * The powers of a day from the hourly records while they are complete, else as kept with the day.
 */
function powersOf({ hours }: AuditedPlayer, day: number, stored: StoredRenownDay | undefined) {
  const ofDay = hours.filter(({ hour }) => Math.floor(hour / HOURS_A_DAY) === day);
  const isComplete = (hours.at(-1)?.hour ?? 0) - day * HOURS_A_DAY < COMPLETE_HOURS;
  return isComplete ? ofDay.map(({ power }) => power) : (stored?.powers ?? []);
}

/** Mismatches in a player's days, one line each. */
function auditPlayer(player: AuditedPlayer, { beginsAt, scoredDay }: StoredSeason): string[] {
  const firstDay = utcDay(beginsAt);
  const heldFactories = heldAfter(player.rows);
  const closings: { day: number; netLoot: number }[] = [];
  const mismatches: string[] = [];
  for (let day = firstDay; day <= (scoredDay ?? -1); day++) {
    const stored = player.stored.find((one) => one.day === day);
    const acted = player.days.find((one) => one.day === day);
    const span = { from: Math.max(day * DAY, beginsAt), to: (day + 1) * DAY };
    const { scores, renown, netLoot } = scoreDay(
      {
        rows: player.rows.filter(({ at }) => at >= span.from),
        finds: acted?.finds ?? 0,
        held: heldFactories,
        powers: powersOf(player, day, stored),
        netLootBefore: netLootBefore(closings, { firstDay, day }),
        // Whether a player was a guest or of the team then is only known from the stored day.
        isScored: acted !== undefined && (stored?.isScored ?? true),
      },
      span,
    );
    const recomputed = { ...scores, renown, netLoot };
    closings.push({ day, netLoot });
    if (stored !== undefined) {
      const different = differences(stored, recomputed);
      if (different !== "") mismatches.push(`day ${day}: ${different}`);
    } else if (acted !== undefined) {
      mismatches.push(`day ${day}: not scored, recomputed ${renown}`);
    }
  }
  return mismatches;
}

/** Every day of the current season whose stored renown differs, at most `limit`. */
export async function auditRenown(pool: Pool, limit: number): Promise<BrokenInvariant[]> {
  const db = createDatabase(pool);
  const season = await findCurrentSeason(db);
  const range = { season: season.number, since: season.beginsAt };
  const broken: BrokenInvariant[] = [];
  let ids = await findPlayerIds(db, 0, BATCH_SIZE);
  while (ids.length > 0 && broken.length < limit) {
    for (const player of await findAudited(db, ids, range)) {
      const { playerId } = player;
      for (const detail of auditPlayer(player, season)) {
        broken.push({ invariant: "renown", playerId, detail });
      }
    }
    ids = await findPlayerIds(db, ids.at(-1) ?? 0, BATCH_SIZE);
  }
  return broken.slice(0, limit);
}
