/** Passes connections accepted by the supervisor to the HTTP server of a worker. */
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** How often a worker that is stopping checks for idle connections, in milliseconds. */
const CHECK_INTERVAL_MS = 20;

export interface ConnectionReceiver {
  add(socket: Socket, onClosed: () => void): void;
}

/** Makes the application wait for these connections too when it closes. */
export function createConnectionReceiver(app: FastifyInstance): ConnectionReceiver {
  const openSockets = new Set<Socket>();

  app.addHook("preClose", async () => {
    if (openSockets.size === 0) return;
    await new Promise<void>((resolve) => {
      const check = () => {
        app.server.closeIdleConnections();
        if (openSockets.size > 0) return;
        clearInterval(timer);
        resolve();
      };
      const timer = setInterval(check, CHECK_INTERVAL_MS);
      check();
    });
  });

  return {
    add(socket, onClosed) {
      openSockets.add(socket);
      // A peer that has ended its side still waits for the answer.
      socket.allowHalfOpen = true;
      socket.once("close", () => {
        openSockets.delete(socket);
        onClosed();
      });
      app.server.emit("connection", socket);
      socket.resume();
    },
  };
}
