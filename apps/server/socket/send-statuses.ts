/** Sends players' statuses to their sockets after every change. */
import { createThrottledBatch, type LiveEvent, type Services } from "@emberlode/api";
import { SOCKET_EVENTS } from "@emberlode/contract";
import { type GameServer, playerRoom } from "./game-socket.ts";
import type { SocketTable } from "./socket-table.ts";

/** Pause between two batches, in milliseconds: at most four statuses a second per player. */
const PAUSE_MS = 250;

interface SenderOptions {
  io: GameServer;
  services: Pick<Services, "liveData">;
  table: SocketTable;
  report(err: unknown): void;
}

/**
 * Creates the sender of statuses. They are read after the change, one round at a time, so versions
 * only rise on a socket. Players without sockets are skipped.
 */
export function createStatusSender({ io, services, table, report }: SenderOptions) {
  const batch = createThrottledBatch<number>(
    async (ids) => {
      const connectedIds = ids.filter((id) => table.has(id));
      for (const { playerId, status } of await services.liveData.statuses(connectedIds)) {
        io.to(playerRoom(playerId)).emit(SOCKET_EVENTS.status, status);
      }
    },
    PAUSE_MS,
    report,
  );

  return {
    /** A player connected or changed. */
    changed: (playerId: number) => batch.add([playerId]),
    onEvent(event: LiveEvent): void {
      if (event.t === "status") batch.add(event.playerIds.filter((id) => table.has(id)));
      // Sent by the commit itself, so it arrives even if the other process has died.
      if (event.t === "alert" && table.has(event.playerId)) batch.add([event.playerId]);
      if (event.t === "reconnected") batch.add(table.players());
    },
  };
}
