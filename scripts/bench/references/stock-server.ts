/**
 * `stock`: a typical stack. tRPC's own Fastify adapter, a session lookup for each call, and a
 * Drizzle transaction that selects for update, updates and inserts.
 */
import { initTRPC, TRPCError } from "@trpc/server";
import { type CreateFastifyContextOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import { and, eq } from "drizzle-orm";
import fastify from "fastify";
import { z } from "zod";
import type { ReferenceOrder, ReferenceReady } from "../messages.ts";
import { connect, cooldowns, type Database, ledger, players, sessions } from "./drizzle-tables.ts";
import { GAIN } from "./tables.ts";

const HOUR_MS = 3_600_000;
const SID = /(?:^|; )sid=([\w-]+)/;

let now = Date.now();

/** The clock of digs. Each read advances it by two hours, so no field stays spent. */
function readClock(): number {
  now += 2 * HOUR_MS;
  return now;
}

/** The player of a session token, or null. */
async function findPlayer(db: Database, token: string): Promise<number | null> {
  const [session] = await db
    .select({ playerId: sessions.playerId })
    .from(sessions)
    .where(eq(sessions.token, token));
  return session?.playerId ?? null;
}

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

const coordinate = z.int().min(1).max(50);
const digInput = z.object({
  type: z.enum(["metal", "energy"]),
  field: z.object({ x: coordinate, y: coordinate }),
});

const dig = signedIn.input(digInput).mutation(({ ctx: { db, playerId, key }, input }) =>
  db.transaction(async (tx) => {
    const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for("update");
    if (player === undefined) throw new TRPCError({ code: "NOT_FOUND" });
    const [repeated] = await tx
      .select({ answer: ledger.answer })
      .from(ledger)
      .where(and(eq(ledger.playerId, playerId), eq(ledger.key, key)));
    if (repeated !== undefined) return JSON.parse(repeated.answer);
    const { type, field } = input;
    const { x, y } = field;
    const [cooldown] = await tx
      .select({ until: cooldowns.until })
      .from(cooldowns)
      .where(and(eq(cooldowns.playerId, playerId), eq(cooldowns.x, x), eq(cooldowns.y, y)));
    const at = readClock();
    if ((cooldown?.until ?? 0) > at) throw new TRPCError({ code: "PRECONDITION_FAILED" });

    const total = player[type] + GAIN;
    const version = player.version + 1;
    const until = at + HOUR_MS;
    const answer = { type, gained: GAIN, total, spentUntil: until };
    await tx
      .update(players)
      .set({ version, [type]: total })
      .where(eq(players.id, playerId));
    await tx
      .insert(cooldowns)
      .values({ playerId, x, y, until })
      .onConflictDoUpdate({
        target: [cooldowns.playerId, cooldowns.x, cooldowns.y],
        set: { until },
      });
    await tx.insert(ledger).values({
      playerId,
      version,
      kind: "dig",
      key,
      answer: JSON.stringify(answer),
      createdAt: at,
      dMetal: type === "metal" ? GAIN : 0,
      dEnergy: type === "energy" ? GAIN : 0,
    });
    return answer;
  }),
);

async function start(order: ReferenceOrder): Promise<number> {
  const app = fastify();
  await app.register(fastifyTRPCPlugin, {
    prefix: "/trpc",
    trpcOptions: { router: t.router({ dig }), createContext: contextFrom(connect(order)) },
  });
  return Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
}

process.on("message", async (message: ReferenceOrder | "cpu") => {
  if (message === "cpu") {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
    return;
  }
  process.send?.({ port: await start(message) } satisfies ReferenceReady);
});
