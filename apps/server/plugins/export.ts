import { Readable } from "node:stream";
import { GameError, limitAddress, openExport, type Services } from "@emberlode/api";
import { EXPORT_PATH } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import type { FastifyInstance } from "fastify";
import { contextOf } from "../requests/request-context.ts";
import type { SessionCookies } from "../requests/session-cookies.ts";
import { sendFailure } from "../rest/to-http.ts";
import { Downloads } from "./downloads.ts";

/** The longest download: ten megabytes at 100 kbit/s. */
const LONGEST_MS = 15 * MINUTE;

/** Downloads of players' data, by the links of `user.prepareExport`. */
export function registerExport(
  app: FastifyInstance,
  { services, cookies, idleMs }: { services: Services; cookies: SessionCookies; idleMs: number },
): void {
  const downloads = new Downloads();
  app.addHook("preClose", async () => downloads.endAll());
  const options = { exposeHeadRoute: false };
  app.get<{ Params: { ticket: string } }>(
    `${EXPORT_PATH}/:ticket`,
    options,
    async (request, reply) => {
      const { address, params } = request;
      await services.limits.charge("read", null, address);
      const exported = await openExport(contextOf(request, services, cookies), params.ticket);
      if (exported instanceof GameError) return sendFailure(reply, exported);
      const { playerId, fileName, texts } = exported;
      const download = Readable.from(texts, { objectMode: false });
      if (!downloads.admit(playerId, limitAddress(address), download)) {
        download.destroy();
        return sendFailure(reply, new GameError("BUSY", { retryAfterSeconds: 60 }));
      }
      const timer = setTimeout(() => download.destroy(), LONGEST_MS);
      timer.unref();
      download.once("close", () => clearTimeout(timer));
      // Ends the download if the client stops reading.
      reply.raw.setTimeout(idleMs, () => download.destroy());
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="${fileName}"`)
        .type("application/json")
        .send(download);
    },
  );
}
