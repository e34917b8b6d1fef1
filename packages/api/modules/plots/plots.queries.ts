/** Fields that players marked. Each query is limited to the owner. */
import { type Database, plots } from "@emberlode/db";
import type { Plot } from "@emberlode/game";
import { and, asc, eq } from "drizzle-orm";

const columns = { id: plots.id, x: plots.x, y: plots.y, texts: plots.texts };

/** A player's plots, oldest first. */
export async function findPlots(db: Database, playerId: number): Promise<Plot[]> {
  return db
    .select(columns)
    .from(plots)
    .where(eq(plots.playerId, playerId))
    .orderBy(asc(plots.createdAt), asc(plots.id));
}

/** The format of a plot id; others are not looked up. */
const PLOT_ID = /^[\w-]{1,64}$/;

/** A plot of the player; null if none or it is another player's. */
export async function findPlot(db: Database, playerId: number, id: string): Promise<Plot | null> {
  if (!PLOT_ID.test(id)) return null;
  const [plot] = await db
    .select(columns)
    .from(plots)
    .where(and(eq(plots.id, id), eq(plots.playerId, playerId)));
  return plot ?? null;
}

export async function countPlots(db: Database, playerId: number): Promise<number> {
  return db.$count(plots, eq(plots.playerId, playerId));
}
