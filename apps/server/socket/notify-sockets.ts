/** Forwards events of the world to the sockets they concern. */
import { setTimeout as sleep } from "node:timers/promises";
import {
  type AlertRow,
  type LiveEvent,
  type Services,
  toAlert,
  toPublicSchedule,
} from "@emberlode/api";
import { SOCKET_EVENTS } from "@emberlode/contract";
import type { Position } from "@emberlode/game";
import { LANGUAGES, SERVER_TRANSLATORS } from "@emberlode/messages";
import type { Broadcaster } from "./broadcast.ts";
import {
  blockRoom,
  type GameServer,
  type GameSocket,
  languageRoom,
  playerRoom,
} from "./game-socket.ts";
import type { SocketTable } from "./socket-table.ts";

/** How far back alerts are queried before a possible gap, in milliseconds. */
const OVERLAP_MS = 10_000;
/** Fields that change within this time are sent together, in milliseconds. */
const COALESCE_MS = 150;

/** Attempts to read a player's blocked senders, and the pause between them in milliseconds. */
const MAX_BLOCK_READS = 20;
const BLOCK_RETRY_MS = 200;

export interface NotifierOptions {
  io: GameServer;
  /** For events that concern every socket. */
  broadcaster: Broadcaster;
  services: Services;
  table: SocketTable;
  /** Joins a socket to its rooms, and again after its player's blocks changed. */
  join(socket: GameSocket): Promise<void>;
  /** Closes sockets whose sessions have ended. */
  checkSessions(sockets: readonly GameSocket[]): Promise<void>;
  report(err: unknown): void;
}

/** Runs the work of events one at a time, in the order of the events. */
function createOrder(report: (err: unknown) => void) {
  let waiting = 0;
  let queue: Promise<void> = Promise.resolve();

  function enqueue(work: () => Promise<void>): Promise<void> {
    waiting += 1;
    queue = queue
      .then(work)
      .catch(report)
      .finally(() => {
        waiting -= 1;
      });
    return queue;
  }

  /** Sends immediately, or after the queued work. */
  async function inOrder(send: () => void): Promise<void> {
    if (waiting === 0) send();
    else await enqueue(async () => send());
  }

  return { enqueue, inOrder };
}

/**
 * Returns a function that collects changed fields and sends them together to those who see them.
 */
function createFieldNews({ io, services, table, report }: NotifierOptions) {
  let changedCells: Position[] = [];

  async function send(): Promise<void> {
    const news = changedCells;
    changedCells = [];
    for (const { playerId, cell } of await services.liveData.inSight(table.players(), news)) {
      io.to(playerRoom(playerId)).emit(SOCKET_EVENTS.field, cell);
    }
  }

  return (cells: readonly Position[]): void => {
    if (changedCells.length === 0) setTimeout(() => send().catch(report), COALESCE_MS).unref();
    for (const { x, y } of cells) {
      if (!changedCells.some((cell) => cell.x === x && cell.y === y)) changedCells.push({ x, y });
    }
  };
}

/** Creates the forwarder of events. Messages keep their order. */
export function createNotifier(options: NotifierOptions) {
  const { io, broadcaster, services, table, join, checkSessions, report } = options;
  const { enqueue, inOrder } = createOrder(report);

  /** Players whose blocks must be read again; further changes until then cost nothing. */
  const blocksChanged = new Set<number>();

  /** Applies a player's changed blocks to all of their sockets. */
  async function reapplyBlocks(playerId: number): Promise<void> {
    blocksChanged.delete(playerId);
    for (let tries = 1; ; tries++) {
      try {
        await Promise.all(table.of(playerId).map(join));
        return;
      } catch (err) {
        if (tries === MAX_BLOCK_READS) throw err;
        await sleep(BLOCK_RETRY_MS, undefined, { ref: false });
      }
    }
  }

  const addFields = createFieldNews(options);

  /** Sends an alert to each socket of a player, in its page's language. */
  function sendAlert(playerId: number, row: AlertRow): void {
    for (const language of LANGUAGES) {
      const alert = toAlert(row, SERVER_TRANSLATORS[language]);
      io.to(languageRoom(playerId, language)).emit(SOCKET_EVENTS.alert, alert);
    }
  }

  async function notify(event: LiveEvent): Promise<void> {
    switch (event.t) {
      case "message": {
        const message = services.liveData.toMessage(event.message);
        // Never before an earlier block has taken effect.
        return inOrder(() =>
          broadcaster.send(SOCKET_EVENTS.message, message, blockRoom(event.message.playerId)),
        );
      }
      case "removed": {
        const { room, seq } = event;
        // Not before the message itself, which may wait for a block.
        return inOrder(() => broadcaster.send(SOCKET_EVENTS.removed, { room, seq }));
      }
      case "renamed": {
        const { playerId, username: sender } = event;
        const renamed = { senderId: String(playerId), sender };
        // Not before a message with the old name, which may wait for a block.
        return inOrder(() => broadcaster.send(SOCKET_EVENTS.renamed, renamed, blockRoom(playerId)));
      }
      case "blocks":
        if (blocksChanged.has(event.playerId) || table.of(event.playerId).length === 0) return;
        blocksChanged.add(event.playerId);
        await enqueue(() => reapplyBlocks(event.playerId));
        return;
      case "alert": {
        if (!io.of("/").adapter.rooms.has(playerRoom(event.playerId))) return;
        const alert = await services.liveData.alert(event.playerId, event.id);
        if (alert) sendAlert(event.playerId, alert);
        return;
      }
      case "fields":
        // Includes mines; this process's map publishes the public part as `publicFields`.
        return;
      case "publicFields":
        addFields(event.cells);
        return;
      case "status":
        // Sent by `createStatusSender`.
        return;
      case "account":
        // Only logged; the end of sessions is a separate event.
        return;
      case "seed":
      case "season":
        // For processes only.
        return;
      case "newSeason":
        broadcaster.send(SOCKET_EVENTS.season, { season: event.season });
        return;
      case "schedule":
        broadcaster.send(
          SOCKET_EVENTS.schedule,
          toPublicSchedule(services.worldSchedule.current(), services.clock.now()),
        );
        return;
      case "session":
        await checkSessions(table.of(event.accountId));
        return;
      case "reconnected":
        await Promise.all([
          checkSessions(table.all()).catch(report),
          sendMissedAlerts(event.missedSince).catch(report),
          ...table.players().map((playerId) => enqueue(() => reapplyBlocks(playerId))),
        ]);
    }
  }

  /**
   * Alerts have no gapless numbers, so those possibly missed are sent again; clients recognize them
   * by id.
   */
  async function sendMissedAlerts(since: number): Promise<void> {
    const missed = await services.liveData.alertsSince(table.players(), since - OVERLAP_MS);
    for (const alert of missed) sendAlert(alert.playerId, alert);
  }

  return notify;
}
