import type { FastifyInstance } from "fastify";

/** Whether each dependency of the server is available. */
export interface Readiness {
  database: boolean;
  migrations: boolean;
}

/** How long a result is cached, in milliseconds, since the endpoint is public. */
const CACHE_MS = 1_000;

/** Checks at most once a second. */
function cacheResult(check: () => Promise<Readiness>): () => Promise<Readiness> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let readiness: Promise<Readiness> | null = null;
  return () => {
    const now = performance.now();
    if (readiness === null || now - checkedAt > CACHE_MS) {
      checkedAt = now;
      readiness = check();
    }
    return readiness;
  };
}

/**
 * `/healthz`: the process responds. `/readyz`: it can serve players, else 503.
 * @param acceptsWrites whether commits succeed; known without a check, so never cached
 */
export async function registerHealth(
  app: FastifyInstance,
  checkReadiness: () => Promise<Readiness>,
  acceptsWrites: () => boolean,
): Promise<void> {
  app.get("/healthz", async (_request, reply) => {
    return reply.header("cache-control", "no-store").send({ ok: true });
  });
  const check = cacheResult(checkReadiness);
  app.get("/readyz", async (_request, reply) => {
    const readiness = await check();
    const writes = acceptsWrites();
    const ok = readiness.database && readiness.migrations && writes;
    if (!ok) reply.header("retry-after", "1");
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok, ...readiness, writes });
  });
}
