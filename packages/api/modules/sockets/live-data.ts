/** Data for sockets: chat messages, alerts, statuses and changed cells. */
import type { ChatMessage, Status } from "@emberlode/contract";
import { type Database, type Pool, readSnapshots } from "@emberlode/db";
import { gridDistance, type Position, SIGHT_RADIUS } from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import {
  type AlertRow,
  findAlert,
  findAlertsSince,
  isAlertListed,
} from "../alerts/alerts.queries.ts";
import { findBlocked } from "../chat/blocks.queries.ts";
import { toMessage } from "../chat/to-message.ts";
import type { StoredMessage } from "../live/notifications.ts";
import type { Profiles } from "../players/profiles.ts";
import { enabledAlertTypes, settingsOf } from "../players/settings.ts";
import { statusOf } from "../players/status.ts";
import type { Ranking } from "../ranks/ranking.ts";
import type { CurrentSeason } from "../seasons/current-season.ts";
import { findPositions } from "../world/world.queries.ts";

interface Deps {
  pool: Pool;
  db: Database;
  profiles: Profiles;
  ranking: Ranking;
  season: CurrentSeason;
  clock: Clock;
}

export interface LiveData {
  toMessage(stored: StoredMessage): ChatMessage;
  /** The senders whose messages this player has blocked. */
  blockedSenders(playerId: number): Promise<number[]>;
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

export function createLiveData({ pool, db, profiles, ranking, season, clock }: Deps): LiveData {
  const isListed = async (playerId: number, alert: AlertRow) =>
    isAlertListed(alert, enabledAlertTypes(await settingsOf(profiles, playerId)));

  return {
    toMessage: (stored) => toMessage(stored, { ranking, season }),
    blockedSenders: async (playerId) => (await findBlocked(db, playerId)).map(({ id }) => id),
    async alert(playerId, id) {
      const alert = await findAlert(db, playerId, id);
      return alert !== null && (await isListed(playerId, alert)) ? alert : null;
    },
    async alertsSince(playerIds, since) {
      const newAlerts = await findAlertsSince(db, playerIds, since);
      const isListedByIndex = await Promise.all(
        newAlerts.map((alert) => isListed(alert.playerId, alert)),
      );
      return newAlerts.filter((_, index) => isListedByIndex[index]);
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
      const players = await findPositions(db, playerIds);
      return players.flatMap(({ id, ...at }) =>
        cells
          .filter((cell) => gridDistance(at, cell) <= SIGHT_RADIUS)
          .map((cell) => ({ playerId: id, cell })),
      );
    },
  };
}
