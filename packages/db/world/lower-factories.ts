import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../connection/database.ts";
import { factories, fields } from "../schema/world.ts";

/**
 * Lowers free factories to `slots`, smallest first, until half of all are that small; returns how
 * many. Concurrent processes pick the same ones. Changed or locked fields are skipped.
 */
export async function lowerFactories(db: Database, slots: number): Promise<number> {
  const all = await db
    .select({
      x: fields.x,
      y: fields.y,
      slots: fields.slots,
      version: fields.version,
      heldBy: factories.owner,
    })
    .from(fields)
    .leftJoin(factories, and(eq(factories.x, fields.x), eq(factories.y, fields.y)))
    .where(eq(fields.type, "factory"))
    .orderBy(asc(fields.slots), asc(fields.y), asc(fields.x));
  const larger = all.filter((field) => field.slots > slots);
  const lacking = Math.ceil(all.length / 2) - (all.length - larger.length);
  const picked = larger.filter(({ heldBy }) => heldBy === null).slice(0, Math.max(0, lacking));
  if (picked.length === 0) return 0;
  const xs = sql.param(picked.map(({ x }) => x));
  const ys = sql.param(picked.map(({ y }) => y));
  const versions = sql.param(picked.map(({ version }) => version));
  const locked = db.$with("locked").as(
    db
      .select({ x: fields.x, y: fields.y })
      .from(fields)
      .innerJoin(
        sql`unnest(${xs}::int[], ${ys}::int[], ${versions}::int[]) as picked(x, y, version)`,
        and(
          eq(fields.x, sql`picked.x`),
          eq(fields.y, sql`picked.y`),
          eq(fields.version, sql`picked.version`),
        ),
      )
      .orderBy(asc(fields.x), asc(fields.y))
      .for("no key update", { of: fields, skipLocked: true }),
  );
  const lowered = await db
    .with(locked)
    .update(fields)
    .set({ slots, version: sql`${fields.version} + 1` })
    .from(locked)
    .where(and(eq(fields.x, locked.x), eq(fields.y, locked.y)))
    .returning({ x: fields.x });
  return lowered.length;
}
