import { Readable } from "node:stream";
import { GameError, openExport, type Services } from "@emberlode/api";
import { EXPORT_PATH } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import type { FastifyInstance } from "fastify";
import { contextOf } from "../requests/request-context.ts";
import type { SessionCookies } from "../requests/session-cookies.ts";
import { sendFailure } from "../rest/to-http.ts";

/** Downloads at once per process. Each holds one page of rows. */
const MAX_DOWNLOADS = 16;
/** The longest download: ten megabytes at 100 kbit/s. */
const LONGEST_MS = 15 * MINUTE;

/** Downloads of players' data, by the links of `user.prepareExport`. */
export function registerExport(
  app: FastifyInstance,
  { services, cookies }: { services: Services; cookies: SessionCookies },
): void {
  const running = new Map<number, Readable>();
  app.addHook("preClose", async () => {
    for (const download of running.values()) download.destroy();
  });
  const options = { exposeHeadRoute: false };
  app.get<{ Params: { ticket: string } }>(
    `${EXPORT_PATH}/:ticket`,
    options,
    async (request, reply) => {
      const { address, params } = request;
      await services.limits.charge("read", null, address);
      const opened = await openExport(contextOf(request, services, cookies), params.ticket);
      if (opened instanceof GameError) return sendFailure(reply, opened);
      const { playerId, fileName, texts } = opened;
      // A download that is asked for again replaces the first, which may hang.
      running.get(playerId)?.destroy();
      if (running.size >= MAX_DOWNLOADS) {
        return sendFailure(reply, new GameError("BUSY", { retryAfterSeconds: 60 }));
      }
      const download = Readable.from(texts, { objectMode: false });
      const timer = setTimeout(() => download.destroy(), LONGEST_MS);
      timer.unref();
      running.set(playerId, download);
      download.once("close", () => {
        clearTimeout(timer);
        if (running.get(playerId) === download) running.delete(playerId);
      });
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="${fileName}"`)
        .type("application/json")
        .send(download);
    },
  );
}
