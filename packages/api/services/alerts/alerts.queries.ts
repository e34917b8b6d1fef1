/** Alerts as stored. */
import type { Alert } from "@emberlode/contract";
import type { Pool } from "@emberlode/db";
import { alertSubject, DANGER_KINDS } from "@emberlode/game";
import { type AlertWords, alertText, type StoredAlert } from "@emberlode/messages";
import { isoTime } from "../accounts/status.ts";

/** A stored alert: its subject and the facts. */
export interface AlertRow extends StoredAlert {
  id: number;
  type: Alert["type"];
  link: string | null;
  read: boolean;
  opened: boolean;
  createdAt: number;
}

/** Harm, as in `alertSubject`. */
const IS_DANGER = `(kind in (${DANGER_KINDS.map((kind) => `'${kind}'`).join(", ")})
  or (kind = 'mine' and facts #>> '{detail,role}' = 'victim'))`;

/** The alerts a player sees: types that are switched on ($2), and harm of any type. */
const IS_WANTED = `(type = any($2::text[]) or ${IS_DANGER})`;

/** The same check for one alert. */
export const isWanted = (alert: AlertRow, types: readonly Alert["type"][]): boolean =>
  types.includes(alert.type) || alertSubject(alert).danger;

const COLUMNS = `id, type, kind, facts::text as facts, link, read, opened, created_at as "createdAt"`;

/** A row as the driver returns it, with `facts` as JSON text. */
type Stored<Row = AlertRow> = Omit<Row, "facts"> & { facts: string };

const toRow = <Row extends Stored>(row: Row) => ({ ...row, facts: JSON.parse(row.facts) });

/** An alert in one language. */
export function toAlert(row: AlertRow, words: AlertWords): Alert {
  const { id, type, link, read, opened, createdAt } = row;
  const { danger, at, other } = alertSubject(row);
  const name = String(id);
  return {
    _id: name,
    id: name,
    type,
    ...alertText(row, words),
    link,
    ...{ kind: row.kind, danger, at },
    player: other && { _id: other.id === null ? null : String(other.id), username: other.name },
    read,
    opened,
    date: isoTime(createdAt),
  };
}

/** Alerts of the types that are switched on, and harm of any type. */
interface Wanted {
  playerId: number;
  types: readonly Alert["type"][];
}

/** `isHarm` selects unread harm only. */
interface AlertList extends Wanted {
  isHarm: boolean;
}

export interface AlertPage extends AlertList {
  before: number | null;
  limit: number;
}

/** A page of a player's alerts, newest first. */
export async function findAlerts(pool: Pool, page: AlertPage): Promise<AlertRow[]> {
  const rows = await pool.query<Stored>(
    `select ${COLUMNS} from alerts
    where player_id = $1::int and ${IS_WANTED} and ($3::bigint is null or id < $3::bigint)
      and (not $5::boolean or (not read and ${IS_DANGER}))
    order by id desc limit $4::int`,
    [page.playerId, [...page.types], page.before, page.limit, page.isHarm],
  );
  return rows.map(toRow);
}

export async function findAlert(
  pool: Pool,
  playerId: number,
  id: number,
): Promise<AlertRow | null> {
  const rows = await pool.query<Stored>(
    `select ${COLUMNS} from alerts where player_id = $1::int and id = $2::bigint`,
    [playerId, id],
  );
  return rows[0] === undefined ? null : toRow(rows[0]);
}

/** Alerts of some players since a time, oldest first. */
export async function findAlertsSince(
  pool: Pool,
  playerIds: readonly number[],
  since: number,
): Promise<(AlertRow & { playerId: number })[]> {
  const rows = await pool.query<Stored & { playerId: number }>(
    `select ${COLUMNS}, player_id as "playerId" from alerts
    where player_id = any($1::int[]) and created_at >= $2::bigint order by id desc limit 1000`,
    [[...playerIds], since],
  );
  return rows.reverse().map(toRow);
}

export async function countUnread(
  pool: Pool,
  { playerId, types, isHarm }: AlertList,
): Promise<number> {
  const rows = await pool.query<{ unread: number }>(
    `select count(*) as unread from alerts
    where player_id = $1::int and not read and ${IS_WANTED} and (not $3::boolean or ${IS_DANGER})`,
    [playerId, [...types], isHarm],
  );
  return rows[0]?.unread ?? 0;
}

/** Marks a player's alerts as read, up to and including one of them. */
export async function markAlertsRead(
  pool: Pool,
  { playerId, types, upTo }: Wanted & { upTo: number },
): Promise<void> {
  await pool.query(
    `update alerts set read = true
    where player_id = $1::int and not read and ${IS_WANTED} and id <= $3::bigint`,
    [playerId, [...types], upTo],
  );
}

/** Marks one of a player's alerts; null if it is not theirs. */
export async function markAlert(
  pool: Pool,
  playerId: number,
  mark: { id: number; read: boolean | null; opened: boolean | null },
): Promise<AlertRow | null> {
  const rows = await pool.query<Stored>(
    `update alerts set read = coalesce($3::boolean, read), opened = coalesce($4::boolean, opened)
    where player_id = $1::int and id = $2::bigint returning ${COLUMNS}`,
    [playerId, mark.id, mark.read, mark.opened],
  );
  return rows[0] === undefined ? null : toRow(rows[0]);
}
