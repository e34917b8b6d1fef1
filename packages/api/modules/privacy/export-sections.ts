/** The sections of a player's data export, with the reasons for what it omits. */
import {
  accountAddresses,
  accountDeletions,
  accountDevices,
  accounts,
  alerts,
  apiTokens,
  appeals,
  blocks,
  cooldowns,
  emailChanges,
  factories,
  fieldBars,
  goalBaselines,
  ledger,
  messages,
  mines,
  naps,
  passwordResets,
  pictures,
  players,
  plots,
  pushSubscriptions,
  rankHours,
  referralDays,
  renownDays,
  reports,
  sanctions,
  seasonChampions,
  seasonStandings,
  secondFactors,
  sessions,
} from "@emberlode/db";
import { and, eq, getTableColumns, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable, SelectedFieldsFlat } from "drizzle-orm/pg-core";

/** Columns that an export leaves out, with the reason. */
type Omitted = Readonly<Record<string, string>>;

export interface Section {
  table: PgTable;
  /** The rows of a player. */
  where(playerId: number): SQL | undefined;
  /** Identifies a row, and gives the order. */
  key: readonly PgColumn[];
  columns(playerId: number): SelectedFieldsFlat;
  omitted: Omitted;
  /** Rows per query, all of which are in memory together. */
  pageSize: number;
}

const PAGE_SIZE = 1000;

const SECRET = "a secret";
const DERIVED = "follows from another column";
const OWNER = "the player's own id";
const STAFF_DECISION = "says who on the team decided";
const INTERNAL = "only for the server";

interface SectionSpec<Table extends PgTable> {
  where(playerId: number): SQL | undefined;
  key: readonly PgColumn[];
  omit: Partial<Record<keyof Table["_"]["columns"] & string, string>>;
  /** Values instead of columns that are left out. */
  add?: (playerId: number) => SelectedFieldsFlat;
  /** Fewer for large rows. */
  pageSize?: number;
}

function section<Table extends PgTable>(
  table: Table,
  { where, key, omit, add, pageSize = PAGE_SIZE }: SectionSpec<Table>,
): Section {
  const omitted: Omitted = Object.fromEntries(
    Object.entries<string | undefined>(omit).flatMap(([name, reason]) =>
      reason === undefined ? [] : [[name, reason]],
    ),
  );
  const exportedColumns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !Object.hasOwn(omitted, name)),
  );
  return {
    table,
    where,
    key,
    columns: (playerId) => ({ ...exportedColumns, ...add?.(playerId) }),
    omitted,
    pageSize,
  };
}

const isByPlayer = (column: PgColumn) => (playerId: number) => eq(column, playerId);

/** The other player of a pact. */
const partnerOf = (id: number) =>
  sql<number>`case when ${naps.low} = ${id}::int then ${naps.high} else ${naps.low} end`;
const blocksPact = (id: number) => sql<boolean>`${id}::int = any(${naps.blockedBy})`;

/**
 * The sections in the order of the file, by their names in it. `docs/personal-data.md` describes
 * them.
 */
export const EXPORT_SECTIONS: Readonly<Record<string, Section>> = {
  account: section(accounts, {
    where: isByPlayer(accounts.id),
    key: [accounts.id],
    omit: {
      passwordHash: SECRET,
      usernameLower: DERIVED,
      formerNameLower: DERIVED,
      emailLower: DERIVED,
      creationKey: INTERNAL,
      creationHash: INTERNAL,
    },
  }),
  deletion: section(accountDeletions, {
    where: isByPlayer(accountDeletions.accountId),
    key: [accountDeletions.accountId],
    omit: { accountId: OWNER },
  }),
  player: section(players, {
    where: isByPlayer(players.id),
    key: [players.id],
    omit: { id: OWNER, version: INTERNAL, isGuest: DERIVED },
  }),
  factories: section(factories, {
    where: isByPlayer(factories.owner),
    key: [factories.id],
    omit: { owner: OWNER },
  }),
  mines: section(mines, {
    where: isByPlayer(mines.owner),
    key: [mines.id],
    omit: { owner: OWNER, inert: "secret by the rules" },
  }),
  spentFields: section(cooldowns, {
    where: isByPlayer(cooldowns.playerId),
    key: [cooldowns.x, cooldowns.y],
    omit: { playerId: OWNER },
  }),
  barredFields: section(fieldBars, {
    where: isByPlayer(fieldBars.playerId),
    key: [fieldBars.x, fieldBars.y],
    omit: { playerId: OWNER },
  }),
  plots: section(plots, {
    where: isByPlayer(plots.playerId),
    key: [plots.id],
    omit: { playerId: OWNER },
  }),
  pacts: section(naps, {
    where: (id) =>
      and(
        or(eq(naps.low, id), eq(naps.high, id)),
        or(ne(naps.state, "ended"), isNotNull(naps.endsAt), blocksPact(id)),
      ),
    key: [naps.low, naps.high],
    omit: {
      low: "as `with`",
      high: "as `with`",
      blockedBy: "as `blockedByMe`; whether the other player blocks is their secret",
    },
    add: (id) => ({ with: partnerOf(id), blockedByMe: blocksPact(id) }),
  }),
  blocks: section(blocks, {
    where: isByPlayer(blocks.playerId),
    key: [blocks.blockedId],
    omit: { playerId: OWNER },
  }),
  ranks: section(rankHours, {
    where: isByPlayer(rankHours.playerId),
    key: [rankHours.hour],
    omit: { playerId: OWNER },
  }),
  renown: section(renownDays, {
    where: isByPlayer(renownDays.playerId),
    key: [renownDays.season, renownDays.day],
    omit: { playerId: OWNER },
  }),
  goalBaseline: section(goalBaselines, {
    where: isByPlayer(goalBaselines.playerId),
    key: [goalBaselines.playerId],
    omit: { playerId: OWNER },
  }),
  seasons: section(seasonStandings, {
    where: isByPlayer(seasonStandings.playerId),
    key: [seasonStandings.season],
    omit: { playerId: OWNER },
  }),
  titles: section(seasonChampions, {
    where: isByPlayer(seasonChampions.playerId),
    key: [seasonChampions.season, seasonChampions.title],
    omit: { playerId: OWNER },
  }),
  referrals: section(referralDays, {
    where: isByPlayer(referralDays.referrerId),
    key: [referralDays.day, referralDays.refereeId],
    omit: { referrerId: OWNER },
  }),
  alerts: section(alerts, {
    where: isByPlayer(alerts.playerId),
    key: [alerts.id],
    omit: { playerId: OWNER },
  }),
  messages: section(messages, {
    where: isByPlayer(messages.playerId),
    key: [messages.createdAt, messages.room, messages.seq],
    omit: { playerId: OWNER, clientId: INTERNAL },
  }),
  sessions: section(sessions, {
    where: isByPlayer(sessions.accountId),
    key: [sessions.id],
    omit: { tokenHash: SECRET, accountId: OWNER },
  }),
  addresses: section(accountAddresses, {
    where: isByPlayer(accountAddresses.accountId),
    key: [accountAddresses.address],
    omit: { accountId: OWNER },
  }),
  devices: section(accountDevices, {
    where: isByPlayer(accountDevices.accountId),
    key: [accountDevices.device],
    omit: { accountId: OWNER },
  }),
  tokens: section(apiTokens, {
    where: isByPlayer(apiTokens.accountId),
    key: [apiTokens.id],
    omit: { accountId: OWNER, tokenHash: SECRET },
  }),
  pushSubscriptions: section(pushSubscriptions, {
    where: isByPlayer(pushSubscriptions.accountId),
    key: [pushSubscriptions.id],
    omit: { accountId: OWNER, sessionHash: SECRET, p256dh: SECRET, auth: SECRET },
  }),
  passwordLinks: section(passwordResets, {
    where: isByPlayer(passwordResets.accountId),
    key: [passwordResets.tokenHash],
    omit: { accountId: OWNER, tokenHash: SECRET },
  }),
  emailLinks: section(emailChanges, {
    where: isByPlayer(emailChanges.accountId),
    key: [emailChanges.tokenHash],
    omit: { accountId: OWNER, tokenHash: SECRET },
  }),
  secondFactor: section(secondFactors, {
    where: isByPlayer(secondFactors.accountId),
    key: [secondFactors.accountId],
    omit: {
      accountId: OWNER,
      sealedSecret: SECRET,
      recoveryCodes: SECRET,
      enabledStep: INTERNAL,
      lastStep: INTERNAL,
    },
  }),
  sanctions: section(sanctions, {
    where: isByPlayer(sanctions.playerId),
    key: [sanctions.id],
    omit: { playerId: OWNER, decidedBy: STAFF_DECISION, liftedBy: STAFF_DECISION },
  }),
  appeals: section(appeals, {
    where: (id) =>
      sql`${appeals.sanctionId} in (select ${sanctions.id} from ${sanctions} where ${sanctions.playerId} = ${id})`,
    key: [appeals.id],
    omit: { decidedBy: STAFF_DECISION },
  }),
  reports: section(reports, {
    where: isByPlayer(reports.reporterId),
    key: [reports.id],
    omit: {
      reporterId: OWNER,
      decision: "what happened to someone else",
      decidedBy: STAFF_DECISION,
    },
  }),
  pictures: section(pictures, {
    where: isByPlayer(pictures.accountId),
    key: [pictures.name],
    omit: { accountId: OWNER },
    // Each has up to 256 KiB.
    pageSize: 4,
  }),
  log: section(ledger, {
    // The other rows have only keys and answers of repeated calls.
    where: (id) => and(eq(ledger.playerId, id), isNotNull(ledger.lineNumber)),
    key: [ledger.id],
    omit: {
      playerId: OWNER,
      version: INTERNAL,
      lineNumber: "exported as nr",
      category: DERIVED,
      categoryNumber: DERIVED,
      key: INTERNAL,
      bodyHash: INTERNAL,
      answer: "a copy of what the player was answered, for a day",
    },
    add: () => ({ nr: ledger.lineNumber }),
  }),
};

/** Tables that an export leaves out, by their names in the schema, with the reason. */
export const NOT_EXPORTED: Omitted = {
  announcements: "of the world",
  auditLog: "what the team did, and who: players read its reasons in sanctions and alerts",
  battles: "public by their ids, which the log has",
  daySeeds: "of the world",
  bannedEmails: "only of deleted accounts",
  deletedNames: "only of deleted accounts",
  evidenceAccounts: "what the server suspects, about several players; moderators judge it",
  evidenceCases: "what the server suspects, about several players; moderators judge it",
  evidenceRuns: "only for the server",
  fields: "of the world; the base is among the factories",
  filterWords: "of the world",
  jobRuns: "only for the server",
  pushKeys: "of the world",
  rooms: "of the world",
  seasonBattles: "public by their ids, which the log has",
  seasons: "of the world",
  signUpBlocks: "networks and mail domains, not players",
  siteTexts: "of the world",
  teamNotes: "the team's own notes; ask the operator",
  worldFlows: "sums over all players",
  worldHours: "counts over all players",
  worlds: "of the world",
};
