/** Creates a world from its seed. */
import type { FieldState } from "@emberlode/game";
import { sql } from "drizzle-orm";
import type { Database } from "../connection/database.ts";
import { seasons } from "../schema/seasons.ts";
import { fields, worlds } from "../schema/world.ts";

/** The seed that this world was made from; null while it is empty. */
export async function worldSeed(db: Database): Promise<string | null> {
  const [world] = await db.select({ seed: worlds.seed }).from(worlds);
  return world?.seed ?? null;
}

/**
 * Fills an empty world with its fields, once, and begins its first season; an existing world stays
 * unchanged. Returns the world's seed, which may differ.
 */
export async function createWorld(
  db: Database,
  seed: string,
  cells: readonly Pick<FieldState, "x" | "y" | "type" | "slots">[],
  now: number,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [founded] = await tx
      .insert(worlds)
      .values({ seed, createdAt: now })
      .onConflictDoNothing()
      .returning({ seed: worlds.seed });
    if (founded === undefined) return (await worldSeed(tx)) ?? seed;
    await tx.insert(seasons).values({ number: 1, beginsAt: now, seed });
    const xs = sql.param(cells.map(({ x }) => x));
    const ys = sql.param(cells.map(({ y }) => y));
    const types = sql.param(cells.map(({ type }) => type));
    const slots = sql.param(cells.map((cell) => cell.slots));
    // Raw: with Drizzle each of 2,500 rows has its own parameters, which takes a second.
    await tx.execute(sql`insert into ${fields} (x, y, type, slots)
      select * from unnest(${xs}::int[], ${ys}::int[], ${types}::text[], ${slots}::int[])`);
    return seed;
  });
}
