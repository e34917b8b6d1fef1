import fastify, { type FastifyInstance } from "fastify";

/** A minimal Fastify application, the least that an HTTP answer costs. */
export function helloApp(): FastifyInstance {
  const app = fastify();
  app.get("/", async () => ({ hello: "world" }));
  return app;
}
