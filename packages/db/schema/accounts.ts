import { ROLES } from "@emberlode/game";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bytes, timestampMs } from "./columns.ts";

/** Log-in data and public profile. Guests have neither email nor password. */
export const accounts = pgTable(
  "accounts",
  {
    id: serial().primaryKey(),
    username: text().notNull(),
    usernameLower: text("username_lower").notNull().generatedAlwaysAs(sql`lower(username)`),
    /**
     * The account's former guest name, which still resolves to it. Null if it never was a guest.
     */
    formerName: text("former_name"),
    formerNameLower: text("former_name_lower").generatedAlwaysAs(sql`lower(former_name)`),
    email: text(),
    emailLower: text("email_lower").generatedAlwaysAs(sql`lower(email)`),
    passwordHash: text("password_hash"),
    isGuest: boolean("is_guest").notNull().generatedAlwaysAs(sql`password_hash is null`),
    baseName: text("base_name").notNull().default(""),
    quote: text().notNull().default(""),
    profilePicture: text("profile_picture"),
    role: text({ enum: ROLES }).notNull().default("player"),
    /** Played by a program and labeled as a bot: ranked on the bots' ladder (rules §17). */
    isBot: boolean("is_bot").notNull().default(false),
    /** When the account was banned; null if it was not. */
    bannedAt: timestampMs("banned_at"),
    /** When a suspension ends; null for a ban, which has no end. */
    bannedUntil: timestampMs("banned_until"),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Network of the sign-up (an IPv4 address, or the /64 of an IPv6 one); null after 30 days. */
    address: text(),
    /** Hash of the sign-up's key, and of that call's body; null after a day. */
    creationKey: text("creation_key"),
    creationHash: text("creation_hash"),
    createdAt: timestampMs("created_at").notNull(),
    lastSeenAt: timestampMs("last_seen_at").notNull(),
  },
  (table) => [
    unique("accounts_username_taken").on(table.usernameLower),
    unique("accounts_former_name").on(table.formerNameLower),
    unique("accounts_email_taken").on(table.emailLower),
    check("accounts_username_length", sql`char_length(${table.username}) between 1 and 40`),
    check(
      "accounts_role",
      sql`${table.role} in (${sql.raw(ROLES.map((role) => `'${role}'`).join(", "))})`,
    ),
    check(
      "accounts_banned_until",
      sql`${table.bannedUntil} is null or ${table.bannedAt} is not null`,
    ),
    index("accounts_suspended").on(table.bannedUntil).where(sql`${table.bannedUntil} is not null`),
    index("accounts_by_username_prefix").on(table.usernameLower.op("text_pattern_ops")),
    index("accounts_by_former_name_prefix").on(table.formerNameLower.op("text_pattern_ops")),
    check(
      "accounts_creation",
      sql`(${table.creationKey} is null) = (${table.creationHash} is null)`,
    ),
    uniqueIndex("accounts_creation_key")
      .on(table.creationKey)
      .where(sql`${table.creationKey} is not null`),
    index("accounts_with_address").on(table.createdAt).where(sql`${table.address} is not null`),
    index("accounts_guests_by_last_seen").on(table.lastSeenAt).where(sql`${table.isGuest}`),
  ],
);

/** Logged-in browsers. Only the hash of the token is stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    /** Id shown to the player. */
    id: serial().notNull(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: timestampMs("created_at").notNull(),
    seenAt: timestampMs("seen_at").notNull(),
    expiresAt: timestampMs("expires_at").notNull(),
    /** Whether the player chose to stay logged in. */
    stay: boolean().notNull().default(false),
    /** Browser and system in words, if known. */
    device: text().notNull().default(""),
    /**
     * When staff last confirmed with their password, and their code if they have one, that it's
     * them.
     */
    confirmedAt: timestampMs("confirmed_at"),
  },
  (table) => [
    unique("sessions_id").on(table.id),
    check("sessions_device", sql`char_length(${table.device}) <= 60`),
    index("sessions_by_account").on(table.accountId),
    index("sessions_by_expiry").on(table.expiresAt),
  ],
);

/** Long-lived API tokens for scripts. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: serial().primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text().notNull(),
    tokenHash: bytes("token_hash").notNull(),
    /** Permissions besides reading, separated by spaces (as OAuth writes scopes). */
    scope: text().notNull().default("play attack chat"),
    createdAt: timestampMs("created_at").notNull(),
    lastUsedAt: timestampMs("last_used_at"),
  },
  (table) => [
    unique("api_tokens_token_hash").on(table.tokenHash),
    index("api_tokens_by_account").on(table.accountId),
  ],
);

/** Mailed links for forgotten passwords. */
export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: timestampMs("created_at").notNull(),
    expiresAt: timestampMs("expires_at").notNull(),
  },
  (table) => [
    index("password_resets_by_account").on(table.accountId),
    index("password_resets_by_expiry").on(table.expiresAt),
  ],
);

/** Profile pictures as served: WebP, 256 x 256. */
export const pictures = pgTable(
  "pictures",
  {
    /** Random; used in the address. */
    name: text().primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    bytes: bytes().notNull(),
    createdAt: timestampMs("created_at").notNull(),
    /** When the team removed it: only the team sees it from then on. */
    removedAt: timestampMs("removed_at"),
  },
  (table) => [
    index("pictures_by_account").on(table.accountId),
    check("pictures_size", sql`octet_length(${table.bytes}) <= 262144`),
  ],
);

/** Mailed links that confirm a new email address. */
export const emailChanges = pgTable(
  "email_changes",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    email: text().notNull(),
    createdAt: timestampMs("created_at").notNull(),
    expiresAt: timestampMs("expires_at").notNull(),
  },
  (table) => [
    index("email_changes_by_account").on(table.accountId),
    index("email_changes_by_expiry").on(table.expiresAt),
  ],
);
