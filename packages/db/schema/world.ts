import { SIGN_UPS } from "@emberlode/game";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";
import { players } from "./players.ts";

/**
 * Field types that the map stores. A base is an owner on a waste field; a mirage is never stored.
 */
export const STORED_FIELD_TYPES = [
  "waste",
  "metal",
  "energy",
  "forest",
  "factory",
  "cave",
  "market",
  "bank",
  "web",
  "casino",
  "memorial",
  "euc",
] as const;

/** The single row with the seed of this world. */
export const worlds = pgTable(
  "worlds",
  {
    single: boolean().primaryKey().default(true),
    seed: text().notNull(),
    createdAt: timestampMs("created_at").notNull(),
    /** Number of the current season. */
    season: integer().notNull().default(1),
    /**
     * Raised by each placed base. A placement that was decided at another number is not written.
     */
    placements: integer().notNull().default(0),
    /** Who may join, if set at run time; null for the server's setting. */
    signups: text({ enum: SIGN_UPS }),
    /** When a backup of this world was last restored to test it; null for never. */
    drilledAt: timestampMs("drilled_at"),
    /**
     * The last announced peace and maintenance, which may be over. Null without one, or if it has
     * no end.
     */
    peaceFrom: timestampMs("peace_from"),
    peaceUntil: timestampMs("peace_until"),
    maintenanceFrom: timestampMs("maintenance_from"),
    maintenanceUntil: timestampMs("maintenance_until"),
  },
  (table) => [
    check("worlds_only_one", sql`${table.single}`),
    check(
      "worlds_peace",
      sql`(${table.peaceFrom} is null) = (${table.peaceUntil} is null) and ${table.peaceUntil} > ${table.peaceFrom}`,
    ),
    check(
      "worlds_maintenance",
      sql`(${table.maintenanceFrom} is not null or ${table.maintenanceUntil} is null) and (${table.maintenanceUntil} is null or ${table.maintenanceUntil} > ${table.maintenanceFrom})`,
    ),
    check(
      "worlds_signups",
      sql`${table.signups} in (${sql.raw(SIGN_UPS.map((signUps) => `'${signUps}'`).join(", "))})`,
    ),
  ],
);

/**
 * The 2,500 fields. `version` is raised by each change of the row, or of the factory, base or mines
 * on the field: a commit that changes any of them checks it.
 */
export const fields = pgTable(
  "fields",
  {
    x: smallint().notNull(),
    y: smallint().notNull(),
    type: text({ enum: STORED_FIELD_TYPES }).notNull(),
    slots: integer().notNull().default(0),
    baseOwner: integer("base_owner").references(() => players.id, { onDelete: "set null" }),
    /** When the factory became free; 0 while it is held. */
    freeSince: timestampMs("free_since").notNull().default(0),
    /**
     * Start of the current hold; 0 for never. Being free for less than an hour does not end a hold.
     */
    heldSince: timestampMs("held_since").notNull().default(0),
    /** End of the last free period of at least an hour; 0 for never. */
    openUntil: timestampMs("open_until").notNull().default(0),
    /** Until this time only players without a plain factory can take it; 0 for never. */
    reservedUntil: timestampMs("reserved_until").notNull().default(0),
    /** When the factory's last protection after a plunder ends; 0 for never. */
    plunderSafeUntil: timestampMs("safe_until").notNull().default(0),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.x, table.y] }),
    unique("fields_base_owner").on(table.baseOwner),
    check("fields_on_map", sql`${table.x} between 1 and 50 and ${table.y} between 1 and 50`),
    check(
      "fields_type",
      sql`${table.type} in (${sql.raw(STORED_FIELD_TYPES.map((type) => `'${type}'`).join(", "))})`,
    ),
    check(
      "fields_slots",
      sql`${table.slots} >= 0 and (${table.slots} > 0) = (${table.type} = 'factory')`,
    ),
    check("fields_base_on_waste", sql`${table.baseOwner} is null or ${table.type} = 'waste'`),
  ],
);

/**
 * Owned factories; a base is a factory of type `base`. Every player has a base. One without a cell
 * (`x`, `y` null) waits for its place and keeps its level.
 */
export const factories = pgTable(
  "factories",
  {
    id: serial().primaryKey(),
    owner: integer()
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    x: smallint(),
    y: smallint(),
    type: text({ enum: ["base", "factory"] }).notNull(),
    lvl: smallint().notNull().default(1),
    slots: integer().notNull(),
    /** When its protection after a capture ends; 0 for never. */
    safeUntil: timestampMs("safe_until").notNull().default(0),
    /** Since when its store has filled. A base has none. */
    storeSince: timestampMs("store_since")
      .notNull()
      .default(sql`floor(extract(epoch from now()) * 1000)::bigint`),
    /** Percentage of the owner's defense units on guard, once the owner has divided them. */
    garrison: smallint().notNull().default(0),
    /** Whether it is its owner's first capture ever. */
    isFirst: boolean("is_first").notNull().default(false),
    /** When it will be released to newcomers; 0 without a notice. */
    fallsFreeAt: timestampMs("falls_free_at").notNull().default(0),
  },
  (table) => [
    unique("factories_cell").on(table.x, table.y),
    foreignKey({ columns: [table.x, table.y], foreignColumns: [fields.x, fields.y] }),
    uniqueIndex("factories_one_base").on(table.owner).where(sql`${table.type} = 'base'`),
    uniqueIndex("factories_by_owner").on(table.owner, table.id),
    check("factories_type", sql`${table.type} in ('base', 'factory')`),
    check("factories_lvl", sql`${table.lvl} between 1 and 10`),
    check("factories_garrison", sql`${table.garrison} between 0 and 100`),
    check("factories_slots", sql`${table.slots} between 0 and 1000000`),
    check(
      "factories_on_cell",
      sql`(${table.x} is null) = (${table.y} is null) and (${table.x} is not null or ${table.type} = 'base')`,
    ),
  ],
);

/** Players who cannot capture the factory of a field, and until when. */
export const fieldBars = pgTable(
  "field_bars",
  {
    x: smallint().notNull(),
    y: smallint().notNull(),
    /** No foreign key: the trigger `forget_player` deletes a player's rows. */
    playerId: integer("player_id").notNull(),
    until: timestampMs("until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.x, table.y, table.playerId] }),
    foreignKey({ columns: [table.x, table.y], foreignColumns: [fields.x, fields.y] }),
    index("field_bars_by_end").on(table.until),
  ],
);

/** Mines on fields. */
export const mines = pgTable(
  "mines",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    x: smallint().notNull(),
    y: smallint().notNull(),
    /** No foreign key: the trigger `forget_player` deletes a player's mines. */
    owner: integer().notNull(),
    laidAt: timestampMs("laid_at").notNull(),
    until: timestampMs("until").notNull(),
    /** Laid when the field already had the maximum: it never explodes and cannot be detected. */
    inert: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({ columns: [table.x, table.y], foreignColumns: [fields.x, fields.y] }),
    index("mines_by_cell").on(table.x, table.y),
    index("mines_by_owner").on(table.owner),
    index("mines_by_end").on(table.until),
  ],
);
