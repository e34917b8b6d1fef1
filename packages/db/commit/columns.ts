import {
  type ById,
  byId,
  EXCAVATOR_PART_IDS,
  each,
  type PlayerPatch,
  type PlayerState,
  type Resource,
  TOOL_IDS,
} from "@emberlode/game";
import { FAMILY, type Families, type Family } from "./families.ts";

/**
 * How a column is encoded: as it is, null as a placeholder, bytes in hex, or, for objects by id, as an
 * array in the order of the ids.
 */
type Travel = "plain" | "nullable" | "bytes" | { ids: readonly string[]; none: number | boolean };

const countsOf = (ids: readonly string[]): Travel => ({ ids, none: 0 });

export interface PlayerColumn {
  column: string;
  /** Name in the JSON sent to the database: `x` of a player is not `x` of a field. */
  carried: string;
  type: string;
  travel: Travel;
  /** The family of statements that has it. */
  family: Family;
}

/** A value of metal and energy, with a column for each. */
interface ColumnPair extends ById<Resource, PlayerColumn> {
  travel: "pair";
  family: Family;
}

type Changeable = Exclude<keyof PlayerState, "id" | "createdAt">;

const define = (
  family: keyof typeof FAMILY,
  column: string,
  type: string,
  travel: Travel = "plain",
): PlayerColumn => ({ column, carried: `p_${column}`, type, travel, family: FAMILY[family] });

/** The columns of a pair; `*` is replaced by the resource. */
const pair = (family: keyof typeof FAMILY, columns: string, type = "bigint"): ColumnPair => ({
  travel: "pair",
  family: FAMILY[family],
  ...each((resource) => define(family, columns.replace("*", resource), type)),
});

/**
 * The parts of a player that a rule may change, with their columns. A new part of the state does not
 * compile until it is listed.
 */
const KEPT: {
  readonly [Property in Changeable]: PlayerState[Property] extends ById<Resource, unknown>
    ? ColumnPair
    : PlayerColumn;
} = {
  x: define("daily", "x", "smallint"),
  y: define("daily", "y", "smallint"),
  baseX: define("rare", "base_x", "smallint", "nullable"),
  baseY: define("rare", "base_y", "smallint", "nullable"),
  carried: pair("daily", "*"),
  banked: pair("rare", "bank_*"),
  candle: define("rare", "candle", "smallint"),
  attackUnits: define("fight", "attack_units", "bigint[]"),
  defenseUnits: define("fight", "defense_units", "bigint[]"),
  attackLevel: define("rare", "attack_level", "boolean[]"),
  defenseLevel: define("rare", "defense_level", "boolean[]"),
  digMin: pair("rare", "dig_*_min"),
  digMax: pair("rare", "dig_*_max"),
  counterDay: define("daily", "counter_day", "integer"),
  digs: define("daily", "digs", "integer"),
  dug: pair("daily", "dug_*"),
  referral: pair("referral", "referral_*"),
  referralWaiting: pair("referral", "referral_waiting_*"),
  referrerId: define("rare", "referrer_id", "integer", "nullable"),
  isGuest: define("rare", "is_guest", "boolean"),
  hasCaptured: define("fight", "has_captured", "boolean"),
  shieldUntil: define("fight", "shield_until", "bigint"),
  explored: define("daily", "explored", "bytea", "bytes"),
  walkedDay: define("daily", "walked_day", "integer"),
  walked: define("daily", "walked", "bytea", "bytes"),
  tools: define("day", "tools", "integer[]", countsOf(TOOL_IDS)),
  researches: define("rare", "researches", "smallint[]", countsOf(TOOL_IDS)),
  parts: define("day", "parts", "integer[]", countsOf(EXCAVATOR_PART_IDS)),
  partsInstalled: define("rare", "parts_installed", "smallint[]", countsOf(EXCAVATOR_PART_IDS)),
  caves: define("day", "caves", "integer"),
  forests: define("day", "forests", "integer"),
  attacks: define("fight", "attacks", "integer"),
  stakes: define("day", "stakes", "integer"),
  veins: define("day", "veins", "smallint[]"),
  dugBefore: pair("day", "dug_before_*", "bigint[]"),
  candleDay: define("rare", "candle_day", "integer"),
  mirageDay: define("rare", "mirage_day", "integer"),
  marketDay: define("rare", "market_day", "integer"),
  marketBought: define("rare", "market_bought", "smallint[]"),
  mirageX: define("daily", "mirage_x", "smallint", "nullable"),
  mirageY: define("daily", "mirage_y", "smallint", "nullable"),
  gpsReadyAt: define("rare", "gps_ready_at", "bigint"),
  explodedAt: define("rare", "exploded_at", "bigint"),
  rolls: define("daily", "rolls", "bigint"),
  napPartners: define("rare", "nap_partners", "integer[]"),
  fights: define("fight", "fights", "json"),
  loots: define("fight", "loots", "json"),
  logCounts: define("daily", "log_counts", "integer[]"),
};

const PROPERTIES = Object.keys(KEPT) as Changeable[];

/** Every column of a player that a rule may change. */
export const PLAYER_COLUMNS: readonly PlayerColumn[] = Object.values(KEPT).flatMap((kept) =>
  kept.travel === "pair" ? [kept.metal, kept.energy] : kept,
);

/** All columns of a player's state, with the version of the row. */
export const STATE_COLUMNS: readonly string[] = [
  "id",
  "version",
  "created_at",
  ...PLAYER_COLUMNS.map(({ column }) => column),
];

/** The statement families needed for these columns. */
export function familiesOf(set: PlayerPatch): Families {
  let families: Families = FAMILY.daily;
  for (const property in set) families |= KEPT[property as Changeable].family;
  return families;
}

/** JSON turns NaN into null, and null means "unchanged": reject it first. */
export function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
  return value;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function carried(value: unknown, travel: Travel): unknown {
  if (typeof value === "number") return whole(value);
  if (value instanceof Uint8Array) {
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("hex")}`;
  }
  if (typeof travel === "object" && isRecord(value)) return travel.ids.map((id) => value[id]);
  return value;
}

/** Puts changed values of a player into a carried row. Null travels as 0: left out is "as it was". */
export function carryPlayer(values: PlayerPatch, row: Record<string, unknown>): void {
  for (const property in values) {
    const kept: PlayerColumn | ColumnPair | undefined = KEPT[property as Changeable];
    const value: unknown = values[property as Changeable];
    if (kept === undefined || value === undefined) continue;
    if (kept.travel !== "pair") row[kept.carried] = carried(value, kept.travel) ?? 0;
    else if (isRecord(value)) {
      row[kept.metal.carried] = carried(value.metal, kept.metal.travel);
      row[kept.energy.carried] = carried(value.energy, kept.energy.travel);
    }
  }
}

function held(value: unknown, travel: Travel): unknown {
  if (travel === "bytes") return new Uint8Array(Buffer.from(String(value).slice(2), "hex"));
  if (typeof travel === "string" || !Array.isArray(value)) return value;
  // Rows older than an id are too short for it.
  return byId(travel.ids, (_, index) => value[index] ?? travel.none);
}

/** A player from the JSON of a row. */
export function fromColumns(row: Readonly<Record<string, unknown>>): PlayerState {
  const state: Record<string, unknown> = { id: row.id, createdAt: row.created_at };
  for (const property of PROPERTIES) {
    const kept: PlayerColumn | ColumnPair = KEPT[property];
    state[property] =
      kept.travel === "pair"
        ? { metal: row[kept.metal.column], energy: row[kept.energy.column] }
        : held(row[kept.column], kept.travel);
  }
  return state as unknown as PlayerState;
}
