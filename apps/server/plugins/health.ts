import type { FastifyInstance } from "fastify";

/** Whether each thing that the server needs is there. */
export interface Readiness {
  database: boolean;
  migrations: boolean;
}

/** `/healthz`: the process answers. `/readyz`: it can serve players, 503 while it cannot. */
export async function health(
  app: FastifyInstance,
  checkReadiness: () => Promise<Readiness>,
): Promise<void> {
  app.get("/healthz", async (_request, reply) => {
    return reply.header("cache-control", "no-store").send({ ok: true });
  });
  app.get("/readyz", async (_request, reply) => {
    const readiness = await checkReadiness();
    const ok = readiness.database && readiness.migrations;
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok, ...readiness });
  });
}
