/** The end of a season for tests. */
import { seasons } from "@emberlode/db";
import { SEASON_PEACE_MS } from "@emberlode/game";
import { isNull } from "drizzle-orm";
import { createSeasonEnd, type SeasonEnd } from "../modules/seasons/end-season.ts";
import { createBackups } from "../platform/backups/backups.ts";
import type { Services } from "../services.ts";
import type { TestGame } from "./game.ts";

/** The job of a process that ends seasons, with a folder for their backups. */
export function seasonEndOf(
  { database: { url, world } }: Pick<TestGame, "database">,
  services: Services,
  dataDir = services.config.dataDir,
): SeasonEnd {
  const settings = { url, files: [], everyMs: null, ofSeasons: true, keep: 1 };
  const { db, clock, log } = services;
  const backups = createBackups({ settings, world, db, dataDir, clock, log });
  return createSeasonEnd({
    ...services,
    backups,
    config: { ...services.config, backups: settings },
  });
}

/** Writes that the standings are frozen. */
export async function freezeSeason({ db, clock }: Pick<Services, "clock" | "db">): Promise<void> {
  await db.update(seasons).set({ frozenAt: clock.now() }).where(isNull(seasons.endedAt));
}

/** Lets the time pass until the season may be replaced. Its length must be set. */
export function passSeason({ clock, services }: Pick<TestGame, "clock" | "services">): void {
  const endsAt = services.season.endsAt();
  if (endsAt === null) throw new Error("The season has no end.");
  clock.pass(Math.max(0, endsAt + SEASON_PEACE_MS - clock.now()));
}
