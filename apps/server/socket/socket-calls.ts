/** Calls over sockets, with the checks of the socket's session. */
import { createCaller, createContext, GameError, type Services } from "@emberlode/api";
import { SOCKET_EVENTS } from "@emberlode/contract";
import type { GameSocket } from "./game-socket.ts";
import { toRefusal } from "./socket-refusals.ts";

export function createSocketCalls(services: Services) {
  /** Closes the socket if its session has ended, and returns whether it has. */
  async function closeIfSessionEnded(socket: GameSocket): Promise<boolean> {
    if ((await services.sessions.check(socket.data.credential, null)) !== null) return false;
    // A socket that is still being admitted is checked again afterwards.
    if (!socket.connected) return true;
    socket.emit(SOCKET_EVENTS.sessionEnded);
    socket.disconnect(true);
    return true;
  }

  /** Runs a procedure as the socket's player, with the limits, session check and schemas. */
  async function run<Answer>(
    socket: GameSocket,
    ack: unknown,
    call: (caller: ReturnType<typeof createCaller>) => Promise<Answer>,
  ): Promise<void> {
    const answer = typeof ack === "function" ? ack : () => {};
    try {
      if (await closeIfSessionEnded(socket)) throw new GameError("NOT_LOGGED_IN");
      const { credential, address, language } = socket.data;
      const context = createContext(services, {
        ...credential,
        address,
        idempotencyKey: null,
        callIndex: 0,
        language,
      });
      answer(await call(createCaller(() => context)));
    } catch (error) {
      answer(toRefusal(error, services, socket.data.language));
    }
  }

  /** Closes those whose session has ended. */
  async function checkSessions(sockets: readonly GameSocket[]): Promise<void> {
    // Together, so that their sessions are read in batches.
    await Promise.all(sockets.map(closeIfSessionEnded));
  }

  return { closeIfSessionEnded, run, checkSessions };
}
