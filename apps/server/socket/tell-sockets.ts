/** What happens in the world, passed on to the sockets that it concerns. */
import type { LiveEvent, Services } from "@emberlode/api";
import { SOCKET_EVENTS } from "@emberlode/contract";
import { type GameServer, type GameSocket, hidingRoom, playerRoom } from "./game-socket.ts";

/** How far back alerts are looked for beyond what may have been missed, in milliseconds. */
const OVERLAP_MS = 10_000;

export interface TellerOptions {
  io: GameServer;
  services: Services;
  /** Puts a socket into its rooms, anew after its player's blocks changed. */
  join(socket: GameSocket, playerId: number): Promise<void>;
  /** Ends the matching sockets whose sessions are over. */
  checkAll(matches: (socket: GameSocket) => boolean): Promise<void>;
  report(err: unknown): void;
}

/** Makes what passes events on; messages keep their order. */
export function createTeller({ io, services, join, checkAll, report }: TellerOptions) {
  let waiting = 0;
  let turn: Promise<void> = Promise.resolve();

  /** One after the other, in the order of the events. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    waiting += 1;
    turn = turn
      .then(work)
      .catch(report)
      .finally(() => {
        waiting -= 1;
      });
    return turn;
  }

  /** Takes over a player's changed list of blocked senders on all of their sockets. */
  async function hideAnew(playerId: number): Promise<void> {
    for (const socket of io.of("/").sockets.values()) {
      if (socket.data.playerId === playerId) await join(socket, playerId);
    }
  }

  async function hear(event: LiveEvent): Promise<void> {
    switch (event.t) {
      case "message": {
        const message = services.liveWorld.toMessage(event.message);
        const send = () => {
          io.except(hidingRoom(event.message.playerId)).emit(SOCKET_EVENTS.message, message);
        };
        // At once, but never before a block that came first has taken effect.
        if (waiting === 0) send();
        else await inTurn(async () => send());
        return;
      }
      case "removed":
        io.emit(SOCKET_EVENTS.removed, { room: event.room, seq: event.seq });
        return;
      case "blocks":
        await inTurn(() => hideAnew(event.playerId));
        return;
      case "alert": {
        if (!io.of("/").adapter.rooms.has(playerRoom(event.playerId))) return;
        const alert = await services.liveWorld.alert(event.playerId, event.id);
        if (alert) io.to(playerRoom(event.playerId)).emit(SOCKET_EVENTS.alert, alert);
        return;
      }
      case "fields":
        for (const [x, y] of event.cells) {
          for (const socket of io.of("/").sockets.values()) {
            if (services.liveWorld.sees(socket.data.playerId, { x, y })) {
              socket.emit(SOCKET_EVENTS.field, { x, y });
            }
          }
        }
        return;
      case "session":
        await checkAll((socket) => socket.data.playerId === event.accountId);
        return;
      case "reconnected":
        await checkAll(() => true);
        await sendMissedAlerts(event.missedSince);
    }
  }

  /** Alerts have no numbers without gaps: what may have been missed comes again, known by its id. */
  async function sendMissedAlerts(since: number): Promise<void> {
    const here = new Set([...io.of("/").sockets.values()].map(({ data }) => data.playerId));
    const missed = await services.liveWorld.alertsSince([...here], since - OVERLAP_MS);
    for (const { playerId, alert } of missed) {
      io.to(playerRoom(playerId)).emit(SOCKET_EVENTS.alert, alert);
    }
  }

  return hear;
}
