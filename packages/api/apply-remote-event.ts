/** Updates this process's caches when another process changes something. */

import type { Actions } from "@emberlode/db";
import type { LiveEvent, LiveFeed } from "./modules/live/live-feed.ts";
import type { LogLineCache } from "./modules/logs/log-line-cache.ts";
import type { Profiles } from "./modules/players/profiles.ts";
import { logAccountChange } from "./modules/sessions/login-log.ts";
import type { Sessions } from "./modules/sessions/sessions.ts";
import type { WorldMap } from "./modules/world/world-map.ts";
import type { Log } from "./platform/log.ts";

interface Deps {
  actions: Pick<Actions, "markUnverified">;
  live: Pick<LiveFeed, "processId">;
  world: WorldMap;
  profiles: Pick<Profiles, "invalidate">;
  sessions: Sessions;
  logLines: Pick<LogLineCache, "clear">;
  log: Log;
}

/**
 * Applies an event: changed players and fields, ended sessions, a new name, a new season, possibly
 * missed events.
 */
export function applyRemoteEvent(
  { actions, live, world, profiles, sessions, logLines, log }: Deps,
  event: LiveEvent,
): void {
  if (event.t === "status" && event.by !== live.processId) actions.markUnverified(event.playerIds);
  if (event.t === "session") sessions.invalidate(event.accountId);
  if (event.t === "renamed") {
    profiles.invalidate(event.playerId);
    // A guest with a name is no longer a guest.
    sessions.invalidate(event.playerId);
    // A deleted player.
    if (event.username === "") logLines.clear();
  }
  if (event.t === "account") logAccountChange(log, event);
  if (event.t === "reconnected") {
    actions.markUnverified("all");
    logLines.clear();
    sessions.invalidateAll();
    void world.catchUp();
  }
  if (event.t === "season") void world.catchUp();
  if (event.t !== "fields") return;
  const cells = event.cells.map(([x, y]) => ({ x, y }));
  world.reload(cells).catch((err) => log.warn({ err }, "the map could not be refreshed"));
}
