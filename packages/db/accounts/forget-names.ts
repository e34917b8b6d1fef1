/**
 * Removes the names of players who are deleted from what others keep: logs, alerts, battles,
 * messages.
 */
import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { isAnyOf, type Transaction } from "../connection/database.ts";
import { alerts, auditLog, battles, ledger, messages, seasonBattles } from "../schema/index.ts";

/** Players who are deleted, and every name they had. */
export interface Leaving {
  ids: readonly number[];
  names: readonly string[];
}

const isOneOf = (value: SQL, texts: readonly string[]) =>
  sql`${value} = any(${sql.param([...texts])}::text[])`;

/** The former names that staff has replaced, also when it decided reports about them. */
export async function findReplacedNames(
  tx: Transaction,
  ids: readonly number[],
): Promise<string[]> {
  const rows = await tx
    .select({ name: sql<string | null>`${auditLog.facts} ->> 'from'` })
    .from(auditLog)
    .where(
      and(
        isAnyOf(auditLog.targetId, ids),
        or(
          eq(auditLog.action, "rename"),
          and(eq(auditLog.action, "decideReports"), eq(auditLog.subject, "username")),
        ),
      ),
    );
  return rows.flatMap(({ name }) => name ?? []);
}

const detail = (name: string) => sql`${ledger.detail} ->> ${sql.raw(`'${name}'`)}`;
const [otherId, foundName, victim] = [detail("otherId"), detail("name"), detail("victim")];

/** As the index `ledger_lines_by_named` has it. */
const namedInLine = sql`coalesce(${otherId}, ${foundName}, ${victim})`;

/**
 * Lines of fights have the id of the other player; found bases and victims of mines only the name.
 */
async function forgetInLogs(tx: Transaction, { ids, names }: Leaving): Promise<number[]> {
  const keys = ids.map(String);
  const isById = isOneOf(otherId, keys);
  const isByName = and(
    inArray(ledger.kind, ["tool", "mine"]),
    sql`not ${ledger.detail} ? 'otherId'`,
    or(isOneOf(foundName, names), isOneOf(victim, names)),
  );
  const changed = await tx
    .update(ledger)
    .set({
      detail: sql`${ledger.detail} || case when ${ledger.detail} ? 'otherId' then '{"other": null}'::jsonb
        when ${ledger.detail} ? 'name' then '{"name": null}'::jsonb else '{"victim": null}'::jsonb end`,
    })
    .where(
      and(
        sql`${ledger.detail} ?| array['otherId', 'name', 'victim']`,
        isOneOf(namedInLine, [...keys, ...names]),
        or(isById, isByName),
        sql`not ${isAnyOf(ledger.playerId, ids)}`,
      ),
    )
    .returning({ playerId: ledger.playerId });
  return changed.map(({ playerId }) => playerId);
}

const fact = (path: string) => sql`${alerts.facts} #>> ${sql.raw(`'{${path}}'`)}`;
const factNamed = (name: string) => sql`${alerts.facts} ->> ${sql.raw(`'${name}'`)}`;

/** As the index `alerts_by_named` has it. */
const namedInAlert = sql`coalesce(${fact("detail,otherId")}, ${factNamed("askerId")}, ${factNamed("partnerId")}, ${fact("detail,victim")}, ${factNamed("asker")}, ${factNamed("partner")})`;

/** The kinds of that index. */
const NAMING_KINDS = sql`${alerts.kind} in ('defense', 'factory-lost', 'mine', 'nap', 'nap-accepted')`;

/** Alerts about pacts link to the other player; those about fights to the report, which stays. */
async function forgetInAlerts(tx: Transaction, { ids, names }: Leaving): Promise<void> {
  await tx
    .update(alerts)
    .set({
      facts: sql`case ${alerts.kind} when 'nap' then ${alerts.facts} || '{"asker": null}'
        when 'nap-accepted' then ${alerts.facts} || '{"partner": null}'
        when 'mine' then jsonb_set(${alerts.facts}, '{detail,victim}', 'null')
        else jsonb_set(${alerts.facts}, '{detail,other}', 'null') end`,
      link: sql`case when ${alerts.kind} in ('nap', 'nap-accepted') then null else ${alerts.link} end`,
    })
    .where(and(NAMING_KINDS, isOneOf(namedInAlert, [...ids.map(String), ...names])));
}

const report = sql`${battles.report}::jsonb`;
const named = (path: string) => sql`${report} #>> ${sql.raw(`'{${path}}'`)}`;
const withoutAttacker = sql`jsonb_set(${report}, '{names,attacker}', '""')`;
/** The defender of a factory without a garrison of its owner has no name. */
const withoutOwner = sql`jsonb_set(${report}, '{owner}', '""') || jsonb_build_object('names', (${report} -> 'names')
    || case when ${named("names,defender")} is null then '{}'::jsonb else '{"defender": ""}'::jsonb end)`;

/** Reports name the side that a player was on; an empty name is that of a former player. */
async function forgetInBattles(tx: Transaction, { ids }: Leaving): Promise<void> {
  const fought = tx
    .selectDistinct({
      battle: sql<string>`${ledger.detail} ->> 'battle'`.as("battle"),
      hasAttacked: sql<boolean>`${ledger.kind} in ('attack', 'capture', 'plunder')`.as(
        "has_attacked",
      ),
    })
    .from(ledger)
    .where(
      and(
        isAnyOf(ledger.playerId, ids),
        isNotNull(ledger.lineNumber),
        sql`${ledger.detail} ? 'battle'`,
      ),
    )
    .as("fought");
  // One side at a time: both may belong to players who are deleted together.
  for (const [hasAttacked, changedReport] of [
    [true, withoutAttacker],
    [false, withoutOwner],
  ] as const) {
    await tx
      .update(battles)
      .set({ report: sql`(${changedReport})::json` })
      .from(fought)
      .where(and(eq(battles.id, fought.battle), eq(fought.hasAttacked, hasAttacked)));
  }
}

/** The battles of past seasons, by name: the log lines that led to them are gone. */
async function forgetInSeasonBattles(tx: Transaction, { names }: Leaving): Promise<void> {
  const ofSeasons = tx.select({ id: seasonBattles.battleId }).from(seasonBattles);
  const isOfSeason = sql`${battles.id} in ${ofSeasons}`;
  for (const [name, changedReport] of [
    [named("names,attacker"), withoutAttacker],
    [named("owner"), withoutOwner],
  ] as const) {
    await tx
      .update(battles)
      .set({ report: sql`(${changedReport})::json` })
      .where(and(isOfSeason, isOneOf(name, names)));
  }
}

/** Messages stay. Returns whose there were. */
async function forgetInMessages(tx: Transaction, { ids }: Leaving): Promise<number[]> {
  const changed = await tx
    .update(messages)
    .set({ sender: "" })
    .where(and(isAnyOf(messages.playerId, ids), ne(messages.sender, "")))
    .returning({ playerId: messages.playerId });
  return changed.map(({ playerId }) => playerId);
}

/**
 * Removes the names of players who are deleted in this transaction from what others keep. Call it
 * while their own lines exist. Returns whether pages or caches of others may show them.
 */
export async function forgetNames(tx: Transaction, leaving: Leaving): Promise<boolean> {
  const lines = await forgetInLogs(tx, leaving);
  await forgetInAlerts(tx, leaving);
  await forgetInBattles(tx, leaving);
  await forgetInSeasonBattles(tx, leaving);
  const senders = await forgetInMessages(tx, leaving);
  return lines.length > 0 || senders.length > 0;
}
