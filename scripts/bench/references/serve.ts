/** The process of a reference that is a server: starts when told, and says what CPU time it has used. */
import type { ReferenceOrder, ReferenceReady } from "../messages.ts";

/** `start` listens on the loopback and answers the port. */
export function serveReference(start: (order: ReferenceOrder) => Promise<number>): void {
  process.on("message", async (message: ReferenceOrder | "cpu") => {
    if (message === "cpu") {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpu: user + system });
      return;
    }
    const ready: ReferenceReady = { port: await start(message) };
    process.send?.(ready);
  });
}
