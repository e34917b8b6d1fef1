import { GameError, type Services } from "@emberlode/api";
import type { FastifyInstance } from "fastify";
import { sendFailure } from "../rest/to-http.ts";

/** Serves players' pictures publicly. A picture never changes, so it may be cached forever. */
export function registerPictures(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { name: string } }>("/pictures/:name.webp", async (request, reply) => {
    const { address, params } = request;
    await services.limits.charge("picture", null, address);
    const bytes = await services.reads.run({ address, isPlayer: false }, () =>
      services.pictures.find(params.name),
    );
    if (bytes === null) return sendFailure(reply, new GameError("NOT_FOUND"));
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .type("image/webp")
      .send(bytes);
  });
}
