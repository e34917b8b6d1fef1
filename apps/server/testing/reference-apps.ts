/** What the benchmark compares the application with. */
import { appRouter, createContext, type Services } from "@emberlode/api";
import { SESSION_COOKIE } from "@emberlode/contract";
import { type CreateFastifyContextOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import fastify, { type FastifyInstance } from "fastify";

const SID = new RegExp(`${SESSION_COOKIE}=([\\w-]+)`);

/** The same procedures behind the stock adapter, without guards, headers or REST. */
export async function stockApp(services: Services): Promise<FastifyInstance> {
  const app = fastify();
  await app.register(fastifyTRPCPlugin, {
    prefix: "/trpc",
    trpcOptions: {
      router: appRouter,
      createContext: ({ req }: CreateFastifyContextOptions) =>
        createContext(services, {
          sessionToken: SID.exec(req.headers.cookie ?? "")?.[1] ?? null,
          bearerToken: null,
          address: req.ip,
          idempotencyKey: req.headers["idempotency-key"]?.toString() ?? null,
          callIndex: 0,
        }),
    },
  });
  return app;
}

/** A minimal Fastify application. */
export function helloApp(): FastifyInstance {
  const app = fastify();
  app.get("/", async () => ({ hello: "world" }));
  return app;
}
