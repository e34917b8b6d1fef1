/** The process of a reference server: starts on request and reports its CPU time. */
import type { ReferenceOrder, ReferenceReady } from "../messages.ts";

/** `start` listens on loopback and returns the port. */
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
