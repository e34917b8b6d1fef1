/** The players' plots; each query is scoped by owner. */
import type { Pool } from "@emberlode/db";
import type { Plot } from "@emberlode/game";

/** `fields` as JSON text. */
const PLOT = "p.id, p.x, p.y, p.fields::text as fields";

type Row = Omit<Plot, "fields"> & { fields: string };

const toPlot = (row: Row): Plot => ({ ...row, fields: JSON.parse(row.fields) });

/** A player's plots, oldest first. */
export async function findPlots(pool: Pool, playerId: number): Promise<Plot[]> {
  const rows = await pool.query<Row>(
    `select ${PLOT} from plots p where p.player_id = $1::int order by p.created_at, p.id`,
    [playerId],
  );
  return rows.map(toPlot);
}

/** The format of a plot id; anything else is not looked up. */
const PLOT_ID = /^[\w-]{1,64}$/;

/** A plot of the player; null if it does not exist or belongs to another player. */
export async function findPlot(pool: Pool, playerId: number, id: string): Promise<Plot | null> {
  if (!PLOT_ID.test(id)) return null;
  const rows = await pool.query<Row>(
    `select ${PLOT} from plots p where p.id = $2::text and p.player_id = $1::int`,
    [playerId, id],
  );
  const [row] = rows;
  return row === undefined ? null : toPlot(row);
}

export async function countPlots(pool: Pool, playerId: number): Promise<number> {
  const [row] = await pool.query<{ count: number }>(
    "select count(*)::int as count from plots p where p.player_id = $1::int",
    [playerId],
  );
  return row?.count ?? 0;
}
