/** What sockets need besides procedures. */
import type { ChatMessage, Status } from "@emberlode/contract";
import { type Database, type Pool, readSnapshots } from "@emberlode/db";
import { distance, type Position, SIGHT } from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import type { Profiles } from "../accounts/profiles.ts";
import { settingsOf, wantedTypes } from "../accounts/settings.ts";
import { statusOf } from "../accounts/status.ts";
import { type AlertRow, findAlert, findAlertsSince, isWanted } from "../alerts/alerts.queries.ts";
import { findBlocked } from "../chat/blocks.queries.ts";
import type { StoredMessage } from "../chat/chat.queries.ts";
import { toMessage } from "../chat/to-message.ts";
import type { Ranking } from "../ranks/ranking.ts";
import { findPlaces } from "../world/world.queries.ts";

interface Deps {
  pool: Pool;
  db: Database;
  profiles: Profiles;
  ranking: Ranking;
  clock: Clock;
}

export interface LiveWorld {
  toMessage(stored: StoredMessage): ChatMessage;
  /** The senders whose messages this player has blocked. */
  hiddenBy(playerId: number): Promise<number[]>;
  /** An alert of this player; null if it is another player's or of an unwanted type. */
  alert(playerId: number, id: number): Promise<AlertRow | null>;
  /** The wanted alerts of these players since a time (milliseconds). */
  alertsSince(
    playerIds: readonly number[],
    since: number,
  ): Promise<readonly (AlertRow & { playerId: number })[]>;
  /** The current statuses of players from the database; deleted players are missing. */
  statuses(playerIds: readonly number[]): Promise<readonly { playerId: number; status: Status }[]>;
  /** Which of these players currently see which of these cells. */
  inSight(
    playerIds: readonly number[],
    cells: readonly Position[],
  ): Promise<readonly { playerId: number; cell: Position }[]>;
}

export function createLiveWorld({ pool, db, profiles, ranking, clock }: Deps): LiveWorld {
  const wants = async (playerId: number, alert: AlertRow) =>
    isWanted(alert, wantedTypes(await settingsOf(profiles, playerId)));

  return {
    toMessage: (stored) => toMessage(stored, ranking),
    hiddenBy: async (playerId) => (await findBlocked(db, playerId)).map(({ id }) => id),
    async alert(playerId, id) {
      const alert = await findAlert(db, playerId, id);
      return alert !== null && (await wants(playerId, alert)) ? alert : null;
    },
    async alertsSince(playerIds, since) {
      const found = await findAlertsSince(db, playerIds, since);
      const wanted = await Promise.all(found.map((alert) => wants(alert.playerId, alert)));
      return found.filter((_, index) => wanted[index]);
    },
    async statuses(playerIds) {
      const snapshots = await readSnapshots(pool, playerIds);
      const now = clock.now();
      return snapshots.map((snapshot) => ({
        playerId: snapshot.state.id,
        status: statusOf(snapshot, now),
      }));
    },
    async inSight(playerIds, cells) {
      const players = await findPlaces(db, playerIds);
      return players.flatMap(({ id, ...at }) =>
        cells.filter((cell) => distance(at, cell) <= SIGHT).map((cell) => ({ playerId: id, cell })),
      );
    },
  };
}
