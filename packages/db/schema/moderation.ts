import {
  APPEAL_DECISIONS,
  type AuditActorRole,
  type Facts,
  REPORT_REASONS,
  REPORT_SUBJECTS,
  type ReportDecision,
  SANCTION_KINDS,
} from "@emberlode/game";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  cidr,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { bytes, timestampMs } from "./columns.ts";
import { players } from "./players.ts";

/** Players' reports to the moderators. */
export const reports = pgTable(
  "reports",
  {
    id: serial().primaryKey(),
    subject: text({ enum: REPORT_SUBJECTS }).notNull(),
    /** The reported player, or the sender of the message. */
    targetId: integer("target_id").notNull(),
    /** Room and number of a reported message; null for anything else. */
    room: text(),
    seq: bigint({ mode: "number" }),
    reporterId: integer("reporter_id").notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    note: text().notNull().default(""),
    /** A copy of the reported content: the message, the name, the address of the picture. */
    content: text().notNull(),
    createdAt: timestampMs("created_at").notNull(),
    /**
     * The decision, its author (null for a deleted account) and time; all null while the report is
     * open. `left`: the reported player deleted their account.
     */
    decision: text().$type<ReportDecision | "left">(),
    decidedBy: integer("decided_by"),
    decidedAt: timestampMs("decided_at"),
  },
  (table) => [
    uniqueIndex("reports_of_messages")
      .on(table.room, table.seq, table.reporterId)
      .where(sql`${table.seq} is not null`),
    uniqueIndex("reports_open_by_reporter")
      .on(table.targetId, table.subject, table.reporterId)
      .where(sql`${table.seq} is null and ${table.decision} is null`),
    index("reports_open").on(table.id).where(sql`${table.decision} is null`),
    index("reports_by_target").on(table.targetId, table.id),
    index("reports_by_reporter").on(table.reporterId, table.createdAt),
    index("reports_by_decision").on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
    check("reports_message", sql`(${table.seq} is null) = (${table.room} is null)`),
    check("reports_decision", sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    check("reports_note", sql`char_length(${table.note}) <= 300`),
  ],
);

/** Appeals of players against their sanctions, one for each. */
export const appeals = pgTable(
  "appeals",
  {
    id: serial().primaryKey(),
    sanctionId: integer("sanction_id")
      .notNull()
      .references(() => sanctions.id, { onDelete: "cascade" }),
    body: text().notNull(),
    createdAt: timestampMs("created_at").notNull(),
    decision: text({ enum: APPEAL_DECISIONS }),
    /** The text for the player. */
    answer: text().notNull().default(""),
    decidedBy: integer("decided_by"),
    decidedAt: timestampMs("decided_at"),
  },
  (table) => [
    unique("appeals_sanction").on(table.sanctionId),
    index("appeals_open").on(table.id).where(sql`${table.decision} is null`),
    check("appeals_body", sql`char_length(${table.body}) between 1 and 1000`),
    check("appeals_decision", sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
  ],
);

/**
 * What staff did to players, as told to them. Of a ban, `accounts.banned_at` and `banned_until` are
 * what log-ins check.
 */
export const sanctions = pgTable(
  "sanctions",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    kind: text({ enum: SANCTION_KINDS }).notNull(),
    reason: text().notNull(),
    createdAt: timestampMs("created_at").notNull(),
    /** Null for a ban and for a warning, which has no end. */
    until: timestampMs("until"),
    /** Who decided; null for a command on the server. */
    decidedBy: integer("decided_by"),
    /**
     * When it was lifted, and by whom (null for a command or at its end); null while it was not.
     */
    liftedAt: timestampMs("lifted_at"),
    liftedBy: integer("lifted_by"),
  },
  (table) => [
    index("sanctions_by_player").on(table.playerId, table.id),
    check(
      "sanctions_kind",
      sql`${table.kind} in (${sql.raw(SANCTION_KINDS.map((kind) => `'${kind}'`).join(", "))})`,
    ),
    check("sanctions_until", sql`(${table.until} is null) = (${table.kind} in ('warning', 'ban'))`),
  ],
);

/**
 * Every action of staff and of commands on the server, and every refused one. A trigger refuses to
 * change or delete rows.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    createdAt: timestampMs("created_at").notNull(),
    /** Null for a command on the server. */
    actorId: integer("actor_id"),
    /** The role that they acted with. */
    actorRole: text("actor_role").$type<AuditActorRole>().notNull(),
    /** An `AuditAction`; for a refused call its name. */
    action: text().notNull(),
    outcome: text({ enum: ["done", "refused"] })
      .notNull()
      .default("done"),
    /** The account that it was about. */
    targetId: integer("target_id"),
    /** Anything else that it was about: a network, a message (`global/17`). */
    subject: text(),
    reason: text().notNull().default(""),
    /** Details of the change, such as `from` and `to`. */
    facts: jsonb().$type<Facts>().notNull().default({}),
    /** The call's idempotency key, and the hash of its input. */
    key: text(),
    bodyHash: text("body_hash"),
  },
  (table) => [
    index("audit_log_by_target").on(table.targetId, table.id),
    index("audit_log_by_actor").on(table.actorId, table.id),
    index("audit_log_by_subject").on(table.subject, table.id),
    index("audit_log_by_action").on(table.action, table.id),
    index("audit_log_refused").on(table.id).where(sql`${table.outcome} = 'refused'`),
    // Players without a role leave at most one row a day per call.
    uniqueIndex("audit_log_refused_players")
      .on(table.actorId, table.action, sql`(created_at / 86400000)`)
      .where(sql`${table.outcome} = 'refused' and ${table.actorRole} = 'player'`),
    uniqueIndex("audit_log_key").on(table.actorId, table.key).where(sql`${table.key} is not null`),
    check("audit_log_actor", sql`(${table.actorId} is null) = (${table.actorRole} = 'console')`),
    check("audit_log_reason", sql`char_length(${table.reason}) <= 500`),
    check("audit_log_outcome", sql`${table.outcome} in ('done', 'refused')`),
  ],
);

/** Networks and mail domains whose new players cannot join. Existing players stay. */
export const signUpBlocks = pgTable(
  "sign_up_blocks",
  {
    id: serial().primaryKey(),
    network: cidr(),
    /** In lower case; includes its subdomains. */
    domain: text(),
    reason: text().notNull(),
    /** Who decided; null for a command on the server. */
    decidedBy: integer("decided_by"),
    createdAt: timestampMs("created_at").notNull(),
    /** Null for no end. */
    until: timestampMs("until"),
  },
  (table) => [
    unique("sign_up_blocks_network").on(table.network),
    unique("sign_up_blocks_domain").on(table.domain),
    index("sign_up_blocks_by_network").using("gist", table.network.op("inet_ops")),
    index("sign_up_blocks_by_end").on(table.until).where(sql`${table.until} is not null`),
    check("sign_up_blocks_subject", sql`(${table.network} is null) <> (${table.domain} is null)`),
    check("sign_up_blocks_lower", sql`${table.domain} = lower(${table.domain})`),
    check("sign_up_blocks_reason", sql`char_length(${table.reason}) between 1 and 500`),
  ],
);

/** Staff notes about players, visible to staff only. */
export const teamNotes = pgTable(
  "team_notes",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    authorId: integer("author_id").notNull(),
    body: text().notNull(),
    createdAt: timestampMs("created_at").notNull(),
  },
  (table) => [
    index("team_notes_by_player").on(table.playerId, table.id),
    check("team_notes_body", sql`char_length(${table.body}) between 1 and 1000`),
  ],
);

/**
 * Addresses that an account was used from in the last 30 days (an IPv4 one, or the /64 of an IPv6
 * one).
 */
export const accountAddresses = pgTable(
  "account_addresses",
  {
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    address: text().notNull(),
    firstSeenAt: timestampMs("first_seen_at").notNull(),
    lastSeenAt: timestampMs("last_seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.address] }),
    index("account_addresses_by_address").on(table.address),
    index("account_addresses_by_age").on(table.lastSeenAt),
  ],
);

/**
 * Browsers that an account was used from in the last 30 days: hashes of the names in their `device`
 * cookie. A browser that was used for two accounts has a name in common.
 */
export const accountDevices = pgTable(
  "account_devices",
  {
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    device: bytes().notNull(),
    firstSeenAt: timestampMs("first_seen_at").notNull(),
    lastSeenAt: timestampMs("last_seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.device] }),
    index("account_devices_by_device").on(table.device),
    index("account_devices_by_age").on(table.lastSeenAt),
  ],
);

/** The second factor of staff: an authenticator app, and codes for the day it is lost. */
export const secondFactors = pgTable("second_factors", {
  accountId: integer("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  /** The secret that the app shares, sealed with SESSION_SECRET. */
  sealedSecret: text("sealed_secret").notNull(),
  createdAt: timestampMs("created_at").notNull(),
  /** When the first code proved that the app has the secret; null until then. */
  confirmedAt: timestampMs("confirmed_at"),
  /** The time step of the code that enabled it, and of the last one: no code works twice. */
  enabledStep: integer("enabled_step"),
  lastStep: integer("last_step").notNull().default(0),
  /** Hashes (hex) of the unused recovery codes. */
  recoveryCodes: jsonb("recovery_codes").$type<readonly string[]>().notNull().default([]),
});
