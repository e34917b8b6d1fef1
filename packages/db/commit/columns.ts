/** Converts a player's state to and from the columns of the table `players`. */
import {
  type ById,
  byId,
  type Counts,
  EXCAVATOR_PART_IDS,
  type PlayerPatch,
  type PlayerState,
  type Resource,
  TOOL_IDS,
} from "@emberlode/game";
import { getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { BASE_TYPES } from "../schema/domains.ts";
import { players } from "../schema/index.ts";
import { SECTION, type StatementSection, type StatementVariant } from "./statement-variant.ts";

type Pair = ById<Resource, unknown>;

/** The row of a state: amounts have a column per resource, counts are an array. */
type RowOf<State> = {
  [Key in keyof State as State[Key] extends Pair
    ? `${Key & string}${"Metal" | "Energy"}`
    : Key]: State[Key] extends ById<Resource, infer Value>
    ? Value
    : State[Key] extends Counts<string>
      ? readonly number[]
      : State[Key];
};

type StateRow = RowOf<PlayerState>;

/** Every column, including those with a default. */
type PlayerRow = Required<Omit<typeof players.$inferInsert, "version">>;

/** A key of the state that a rule may change. */
type StateKey = Exclude<keyof PlayerState, "id" | "createdAt">;

/** The keys that are counts by id. */
type CountKey = {
  [Key in StateKey]: PlayerState[Key] extends Pair
    ? never
    : PlayerState[Key] extends Counts<string>
      ? Key
      : never;
}[StateKey];

/** Their ids, in the order of the column's array. */
const IDS: Readonly<Record<CountKey, readonly string[]>> = {
  tools: TOOL_IDS,
  researches: TOOL_IDS,
  parts: EXCAVATOR_PART_IDS,
  partsInstalled: EXCAVATOR_PART_IDS,
};

/** The section that writes each key; all others are in `rare`. */
const KEYS_BY_SECTION: Partial<Record<keyof typeof SECTION, readonly StateKey[]>> = {
  basic: [
    "x",
    "y",
    "carried",
    "counterDay",
    "digs",
    "dug",
    "explored",
    "walkedDay",
    "walked",
    "mirageX",
    "mirageY",
    "rolls",
    "logCounts",
  ],
  referral: ["referral", "referralWaiting"],
  daily: ["tools", "parts", "caves", "forests", "stakes", "veins", "dugBefore"],
  fight: [
    "attackUnits",
    "defenseUnits",
    "hasCaptured",
    "shieldUntil",
    "attacks",
    "fights",
    "loots",
  ],
};

const sectionOf = (key: StateKey): StatementSection => {
  const sectionEntry = Object.entries(KEYS_BY_SECTION).find(([, keys]) => keys.includes(key));
  return SECTION[(sectionEntry?.[0] ?? "rare") as keyof typeof SECTION];
};

/**
 * How a column is encoded: as it is, null as a placeholder, bytes in hex, or, for objects by id, as
 * an array in the order of these ids.
 */
type Encoding = "plain" | "nullable" | "bytes" | readonly string[];

export interface PlayerColumn {
  /** The key of the state, and its resource if the column holds only one. */
  key: StateKey;
  resource: Resource | null;
  /** Its names in the schema and in the database. */
  property: string;
  column: string;
  /** Name in the JSON sent to the database: `x` of a player is not `x` of a field. */
  jsonName: string;
  type: string;
  encoding: Encoding;
  /** The section of the statement that has it. */
  section: StatementSection;
}

function encodingOf(key: StateKey, type: string, { notNull }: PgColumn): Encoding {
  if (key in IDS) return IDS[key as CountKey];
  if (type === "bytea") return "bytes";
  return notNull ? "plain" : "nullable";
}

function columnOf(property: string, column: PgColumn): PlayerColumn {
  const [, paired, resource] = /^(.+)(Metal|Energy)$/.exec(property) ?? [];
  const key = (paired ?? property) as StateKey;
  const sqlType = column.getSQLType();
  const type = BASE_TYPES.get(sqlType) ?? sqlType;
  return {
    key,
    resource: resource === undefined ? null : (resource.toLowerCase() as Resource),
    property,
    column: column.name,
    jsonName: `p_${column.name}`,
    type,
    encoding: encodingOf(key, type, column),
    section: sectionOf(key),
  };
}

const { version: _, ...ofState } = getTableColumns(players);
/** Compiles only if every key of the state has a column. */
const { id: __, createdAt: ___, ...changing }: Readonly<Record<keyof StateRow, PgColumn>> = ofState;

/** Every column of a player that a rule may change. */
export const PLAYER_COLUMNS: readonly PlayerColumn[] = Object.entries(changing).map(
  ([property, column]) => columnOf(property, column),
);

/** All columns of a player's state, with the version of the row. */
export const STATE_COLUMNS: readonly string[] = [
  "id",
  "version",
  "created_at",
  ...PLAYER_COLUMNS.map(({ column }) => column),
];

const COLUMNS_OF = new Map<string, PlayerColumn[]>();
for (const column of PLAYER_COLUMNS) {
  const columnsOfKey = COLUMNS_OF.get(column.key);
  if (columnsOfKey === undefined) COLUMNS_OF.set(column.key, [column]);
  else columnsOfKey.push(column);
}

/** The statement variant needed for these columns. */
export function variantOfPatch(set: PlayerPatch): StatementVariant {
  let variant: StatementVariant = SECTION.basic;
  for (const key in set) variant |= COLUMNS_OF.get(key)?.[0]?.section ?? 0;
  return variant;
}

/** JSON turns NaN into null, and null means "unchanged": reject it first. */
export function assertInteger(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer.`);
  return value;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The value of a column: that of a resource, or counts in the order of their ids. */
function valueIn(value: unknown, { resource, encoding }: PlayerColumn): unknown {
  if (!isRecord(value)) return value;
  if (resource !== null) return value[resource];
  return typeof encoding === "string" ? value : encoding.map((id) => value[id]);
}

function encodeValue(value: unknown): unknown {
  if (typeof value === "number") return assertInteger(value);
  if (value instanceof Uint8Array) {
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("hex")}`;
  }
  return value;
}

/** Puts changed values into a JSON row. Null becomes 0: a missing value means "unchanged". */
export function encodePlayerPatch(values: PlayerPatch, row: Record<string, unknown>): void {
  for (const key in values) {
    const value: unknown = values[key as StateKey];
    if (value === undefined) continue;
    for (const column of COLUMNS_OF.get(key) ?? []) {
      row[column.jsonName] = encodeValue(valueIn(value, column)) ?? 0;
    }
  }
}

function decodeValue(value: unknown, encoding: Encoding): unknown {
  if (encoding === "bytes") return new Uint8Array(Buffer.from(String(value).slice(2), "hex"));
  if (typeof encoding === "string" || !Array.isArray(value)) return value;
  // Rows that are older than an id lack its count.
  return byId(encoding, (_, index) => value[index] ?? 0);
}

/** A player from the JSON of a row. */
export function fromColumns(row: Readonly<Record<string, unknown>>): PlayerState {
  const state: Record<string, unknown> = { id: row.id, createdAt: row.created_at };
  for (const { key, resource, column, encoding } of PLAYER_COLUMNS) {
    const value = decodeValue(row[column], encoding);
    if (resource === null) state[key] = value;
    else state[key] = { ...(state[key] as Partial<Pair>), [resource]: value };
  }
  return state as unknown as PlayerState;
}

/** The row of a new player. */
export function playerRow(state: PlayerState): PlayerRow {
  const { id, createdAt, ...values } = state;
  const row: Record<string, unknown> = { id, createdAt };
  for (const column of PLAYER_COLUMNS) row[column.property] = valueIn(values[column.key], column);
  // Compiles only if every column is a key of the state.
  return row as unknown as StateRow;
}
