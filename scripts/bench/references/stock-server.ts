/**
 * `stock`: a typical stack. tRPC's own Fastify adapter, a session lookup for each call, and a
 * Drizzle transaction that selects for update, updates and inserts.
 */
import { initTRPC, TRPCError } from "@trpc/server";
import { type CreateFastifyContextOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import { and, eq } from "drizzle-orm";
import fastify from "fastify";
import { decideDig, digInput } from "./dig.ts";
import {
  connect,
  cooldowns,
  type Database,
  findPlayer,
  ledger,
  players,
  storeDig,
} from "./drizzle-tables.ts";
import { serveReference } from "./serve.ts";

const SID = /(?:^|; )sid=([\w-]+)/;

const contextFrom =
  (db: Database) =>
  async ({ req }: CreateFastifyContextOptions) => ({
    db,
    playerId: await findPlayer(db, SID.exec(req.headers.cookie ?? "")?.[1] ?? ""),
    key: req.headers["idempotency-key"]?.toString() ?? crypto.randomUUID(),
  });

const t = initTRPC.context<Awaited<ReturnType<ReturnType<typeof contextFrom>>>>().create();

const signedIn = t.procedure.use(({ ctx, next }) => {
  const { playerId } = ctx;
  if (playerId === null) throw new TRPCError({ code: "UNAUTHORIZED" });
  return next({ ctx: { ...ctx, playerId } });
});

const router = t.router({
  dig: signedIn.input(digInput).mutation(({ ctx: { db, playerId, key }, input }) =>
    db.transaction(async (tx) => {
      const [player] = await tx
        .select()
        .from(players)
        .where(eq(players.id, playerId))
        .for("update");
      if (player === undefined) throw new TRPCError({ code: "NOT_FOUND" });
      const [repeated] = await tx
        .select({ answer: ledger.answer })
        .from(ledger)
        .where(and(eq(ledger.playerId, playerId), eq(ledger.key, key)));
      if (repeated !== undefined) return JSON.parse(repeated.answer);
      const { x, y } = input.field;
      const [cooldown] = await tx
        .select({ until: cooldowns.until })
        .from(cooldowns)
        .where(and(eq(cooldowns.playerId, playerId), eq(cooldowns.x, x), eq(cooldowns.y, y)));
      const dug = decideDig(player, input, cooldown?.until ?? 0, key);
      if (dug === null) throw new TRPCError({ code: "PRECONDITION_FAILED" });
      await storeDig(tx, dug);
      return dug.answer;
    }),
  ),
});

serveReference(async (order) => {
  const app = fastify();
  await app.register(fastifyTRPCPlugin, {
    prefix: "/trpc",
    trpcOptions: { router, createContext: contextFrom(connect(order)) },
  });
  return Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
});
