import type { FastifyInstance } from "fastify";

/** Whether each thing that the server needs is there. */
export interface Readiness {
  database: boolean;
  migrations: boolean;
}

/** How long what was found is believed, in milliseconds: anybody may ask. */
const BELIEVED_MS = 1_000;

/** Asks at most once a second, no matter who asks. */
function remembered(check: () => Promise<Readiness>): () => Promise<Readiness> {
  let asked = Number.NEGATIVE_INFINITY;
  let found: Promise<Readiness> | null = null;
  return () => {
    const now = performance.now();
    if (found === null || now - asked > BELIEVED_MS) {
      asked = now;
      found = check();
    }
    return found;
  };
}

/**
 * `/healthz`: the process answers. `/readyz`: it can serve players, 503 while it cannot.
 * @param takesWrites whether commits get through; known without asking, so never remembered
 */
export async function health(
  app: FastifyInstance,
  checkReadiness: () => Promise<Readiness>,
  takesWrites: () => boolean,
): Promise<void> {
  app.get("/healthz", async (_request, reply) => {
    return reply.header("cache-control", "no-store").send({ ok: true });
  });
  const check = remembered(checkReadiness);
  app.get("/readyz", async (_request, reply) => {
    const readiness = await check();
    const writes = takesWrites();
    const ok = readiness.database && readiness.migrations && writes;
    if (!ok) reply.header("retry-after", "1");
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok, ...readiness, writes });
  });
}
