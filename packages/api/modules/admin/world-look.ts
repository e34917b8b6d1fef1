/** A world as its operators see it. Each look is recorded, since it shows where players live. */
import type { WorldLookAnswer } from "@emberlode/contract";
import { MAP_LETTERS } from "@emberlode/contract";
import { CELL_COUNT, DAY, GRID_SIZE, isoDay } from "@emberlode/game";
import type { StaffContext } from "../../context.ts";
import type { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Services } from "../../services.ts";
import { findSignUps } from "../accounts/sign-ups.queries.ts";
import { findSeedsOfDays } from "../fairness/day-seeds.queries.ts";
import { commitmentOf, REVEAL_AFTER_MS } from "../fairness/fairness.service.ts";
import { byCaller } from "../staff/by-caller.ts";
import { recordView } from "../staff/record-view.ts";
import { findFoundation, findOwners } from "./world-look.queries.ts";

/** Days whose seeds are shown. */
const SEED_DAYS = 30;

/** The subject of the look in the audit log. */
const SUBJECT = "world";

/** The seeds of the last days that everyone may see, newest first. */
async function pastSeeds({
  db,
  clock,
  fair,
}: Pick<Services, "clock" | "db" | "fair">): Promise<WorldLookAnswer["seeds"]> {
  const lastRevealed = Math.floor((clock.now() - REVEAL_AFTER_MS) / DAY) - 1;
  const seeds = await findSeedsOfDays(db, { from: lastRevealed - SEED_DAYS + 1, to: lastRevealed });
  // Publish them to all processes before returning them.
  for (const { day, publishedAt } of seeds) if (publishedAt === null) await fair.publish(day);
  return seeds.map((seed) => ({
    day: isoDay(seed.day * DAY),
    commitment: commitmentOf(seed).commitment,
    seed: seed.seed,
  }));
}

/** The map's fields, and who owns bases and factories. */
async function readMap({
  db,
  world,
}: Pick<Services, "db" | "world">): Promise<Pick<WorldLookAnswer, "rows" | "bases" | "factories">> {
  await world.refresh();
  const cells = world.cells();
  const letters = cells.map(({ type }) => MAP_LETTERS[type]).join("");
  const owned = cells.flatMap(({ factory }) => factory ?? []);
  const owners = await findOwners(db, [...new Set(owned.map(({ ownerId }) => ownerId))]);
  const places = owned.flatMap(({ x, y, type, lvl: level, slots, ownerId }) => {
    const owner = owners.get(ownerId);
    return owner === undefined ? [] : [{ type, slots, owner, at: { x, y, level } }];
  });
  return {
    rows: Array.from({ length: CELL_COUNT / GRID_SIZE }, (_, row) =>
      letters.slice(row * GRID_SIZE, (row + 1) * GRID_SIZE),
    ),
    bases: places.flatMap(({ type, at, owner: { username: owner, isGuest, isBot } }) =>
      type === "base" ? [{ ...at, owner, isGuest, isBot }] : [],
    ),
    factories: places.flatMap(({ type, at, slots, owner: { username: owner } }) =>
      type === "base" ? [] : [{ ...at, owner, slots }],
    ),
  };
}

/** Returns the map, past seeds, settings and version, after recording the view in the audit log. */
export async function lookAtWorld(
  ctx: StaffContext<"clock" | "config" | "db" | "fair" | "pool" | "world">,
): Promise<WorldLookAnswer | GameError<"FORBIDDEN" | "KEY_REUSED">> {
  const { services } = ctx;
  const { db, config, pool } = services;
  const refusal = await recordView(db, byCaller(ctx, null), { subject: SUBJECT });
  if (refusal !== null) return refusal;
  const [createdAt, map, seeds, signUps] = await Promise.all([
    findFoundation(db),
    readMap(services),
    pastSeeds(services),
    findSignUps(db),
  ]);
  const { version = "", commit = null, settings = () => [] } = config.server ?? {};
  return {
    name: pool.world,
    createdAt: isoTime(createdAt),
    version,
    commit,
    seeds,
    ...map,
    settings: settings().map((setting) =>
      setting.name === "SIGNUPS" && signUps !== null
        ? { ...setting, value: signUps, source: "admin" }
        : setting,
    ),
  };
}
