/** Alerts as stored. */
import type { Alert } from "@emberlode/contract";
import { alerts, type Database } from "@emberlode/db";
import { alertSubject, DANGER_KINDS, STAFF_ALERT_KINDS } from "@emberlode/game";
import { type AlertTranslators, alertText, type StoredAlert } from "@emberlode/messages";
import { and, desc, eq, gte, lt, lte, not, or, sql } from "drizzle-orm";
import { isoTime } from "../../platform/clock.ts";

export interface AlertRow extends StoredAlert {
  id: number;
  type: Alert["type"];
  link: string | null;
  read: boolean;
  opened: boolean;
  createdAt: number;
}

/** The alert types that a player has switched on. Dangers of any type are listed too. */
interface AlertFilter {
  playerId: number;
  types: readonly Alert["type"][];
}

/** Dangers, as in `alertSubject`. */
const isDanger = or(
  sql`${alerts.kind} = any(${sql.param([...DANGER_KINDS])}::text[])`,
  and(eq(alerts.kind, "mine"), sql`${alerts.facts} #>> '{detail,role}' = 'victim'`),
);

const isListed = ({ playerId, types }: AlertFilter) =>
  and(
    eq(alerts.playerId, playerId),
    or(
      sql`${alerts.type} = any(${sql.param([...types])}::text[])`,
      sql`${alerts.kind} = any(${sql.param([...STAFF_ALERT_KINDS])}::text[])`,
      isDanger,
    ),
  );

/** Whether a player with these types switched on sees an alert. */
export const isAlertListed = (alert: AlertRow, types: readonly Alert["type"][]): boolean =>
  types.includes(alert.type) ||
  STAFF_ALERT_KINDS.some((kind) => kind === alert.kind) ||
  alertSubject(alert).danger;

const columns = {
  id: alerts.id,
  type: alerts.type,
  kind: alerts.kind,
  facts: alerts.facts,
  link: alerts.link,
  read: alerts.read,
  opened: alerts.opened,
  createdAt: alerts.createdAt,
};

/** An alert in one language. */
export function toAlert(row: AlertRow, translators: AlertTranslators): Alert {
  const { id, type, link, read, opened, createdAt } = row;
  const { danger, at, other } = alertSubject(row);
  const name = String(id);
  return {
    _id: name,
    id: name,
    type,
    ...alertText(row, translators),
    link,
    kind: row.kind,
    danger,
    at,
    player: other && { _id: other.id === null ? null : String(other.id), username: other.name },
    read,
    opened,
    date: isoTime(createdAt),
  };
}

/** `onlyDangers` restricts the list to unread dangers. */
interface AlertList extends AlertFilter {
  onlyDangers: boolean;
}

export interface AlertPage extends AlertList {
  before: number | null;
  limit: number;
}

/** A page of a player's alerts, newest first. */
export async function findAlerts(
  db: Database,
  { before, limit, onlyDangers, ...wanted }: AlertPage,
): Promise<AlertRow[]> {
  return db
    .select(columns)
    .from(alerts)
    .where(
      and(
        isListed(wanted),
        before === null ? undefined : lt(alerts.id, before),
        onlyDangers ? and(not(alerts.read), isDanger) : undefined,
      ),
    )
    .orderBy(desc(alerts.id))
    .limit(limit);
}

const isOwn = (playerId: number, id: number) =>
  and(eq(alerts.playerId, playerId), eq(alerts.id, id));

export async function findAlert(
  db: Database,
  playerId: number,
  id: number,
): Promise<AlertRow | null> {
  const [alert] = await db.select(columns).from(alerts).where(isOwn(playerId, id));
  return alert ?? null;
}

/** Alerts of some players since a time, oldest first. */
export async function findAlertsSince(
  db: Database,
  playerIds: readonly number[],
  since: number,
): Promise<(AlertRow & { playerId: number })[]> {
  const rows = await db
    .select({ ...columns, playerId: alerts.playerId })
    .from(alerts)
    .where(
      and(
        sql`${alerts.playerId} = any(${sql.param([...playerIds])}::int[])`,
        gte(alerts.createdAt, since),
      ),
    )
    .orderBy(desc(alerts.id))
    .limit(1000);
  return rows.reverse();
}

export async function countUnread(
  db: Database,
  { onlyDangers, ...wanted }: AlertList,
): Promise<number> {
  return db.$count(
    alerts,
    and(isListed(wanted), not(alerts.read), onlyDangers ? isDanger : undefined),
  );
}

/** Marks a player's alerts as read, up to and including `upTo`. */
export async function markAlertsRead(
  db: Database,
  { upTo, ...wanted }: AlertFilter & { upTo: number },
): Promise<void> {
  await db
    .update(alerts)
    .set({ read: true })
    .where(and(isListed(wanted), not(alerts.read), lte(alerts.id, upTo)));
}

/** Marks one of a player's alerts; null if it is not theirs. */
export async function markAlert(
  db: Database,
  playerId: number,
  { id, read, opened }: { id: number; read: boolean | null; opened: boolean | null },
): Promise<AlertRow | null> {
  const [alert] = await db
    .update(alerts)
    .set({ read: read ?? alerts.read, opened: opened ?? alerts.opened })
    .where(isOwn(playerId, id))
    .returning(columns);
  return alert ?? null;
}
