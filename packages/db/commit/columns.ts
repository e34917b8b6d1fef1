import type { PlayerPatch, PlayerState } from "@emberlode/game";
import { FAMILY, type Families, type Family } from "./families.ts";

/** How a column travels: as it is, as null through a stand-in, or as bytes in hex. */
type Travel = "plain" | "nullable" | "bytes";

export interface PlayerColumn {
  column: string;
  /** Name in the JSON that goes to the database: `x` of a player is not `x` of a field. */
  carried: string;
  type: string;
  travel: Travel;
  /** Statements of which family have it. */
  family: Family;
}

type Changeable = Exclude<keyof PlayerState, "id" | "createdAt">;

const define = (
  family: keyof typeof FAMILY,
  column: string,
  type: string,
  travel: Travel = "plain",
): PlayerColumn => ({ column, carried: `p_${column}`, type, travel, family: FAMILY[family] });

/** Every column of a player that a rule may change. Adding one to the state fails here until it is named. */
export const PLAYER_COLUMNS: Readonly<Record<Changeable, PlayerColumn>> = {
  x: define("daily", "x", "smallint"),
  y: define("daily", "y", "smallint"),
  baseX: define("rare", "base_x", "smallint", "nullable"),
  baseY: define("rare", "base_y", "smallint", "nullable"),
  metal: define("daily", "metal", "bigint"),
  energy: define("daily", "energy", "bigint"),
  bankMetal: define("rare", "bank_metal", "bigint"),
  bankEnergy: define("rare", "bank_energy", "bigint"),
  candle: define("rare", "candle", "smallint"),
  attackUnits: define("fight", "attack_units", "bigint[]"),
  defenseUnits: define("fight", "defense_units", "bigint[]"),
  attackLevel: define("rare", "attack_level", "boolean[]"),
  defenseLevel: define("rare", "defense_level", "boolean[]"),
  digMetalMin: define("rare", "dig_metal_min", "bigint"),
  digMetalMax: define("rare", "dig_metal_max", "bigint"),
  digEnergyMin: define("rare", "dig_energy_min", "bigint"),
  digEnergyMax: define("rare", "dig_energy_max", "bigint"),
  counterDay: define("daily", "counter_day", "integer"),
  digs: define("daily", "digs", "integer"),
  dugMetal: define("daily", "dug_metal", "bigint"),
  dugEnergy: define("daily", "dug_energy", "bigint"),
  referralMetal: define("referral", "referral_metal", "bigint"),
  referralEnergy: define("referral", "referral_energy", "bigint"),
  referralWaitingMetal: define("referral", "referral_waiting_metal", "bigint"),
  referralWaitingEnergy: define("referral", "referral_waiting_energy", "bigint"),
  referrerId: define("rare", "referrer_id", "integer", "nullable"),
  isGuest: define("rare", "is_guest", "boolean"),
  hasCaptured: define("fight", "has_captured", "boolean"),
  shieldUntil: define("fight", "shield_until", "bigint"),
  explored: define("daily", "explored", "bytea", "bytes"),
  walkedDay: define("daily", "walked_day", "integer"),
  walked: define("daily", "walked", "bytea", "bytes"),
  tools: define("day", "tools", "integer[]"),
  researches: define("rare", "researches", "smallint[]"),
  parts: define("day", "parts", "integer[]"),
  partsInstalled: define("rare", "parts_installed", "smallint[]"),
  caves: define("day", "caves", "integer"),
  forests: define("day", "forests", "integer"),
  attacks: define("fight", "attacks", "integer"),
  stakes: define("day", "stakes", "integer"),
  veins: define("day", "veins", "smallint[]"),
  dugBeforeMetal: define("day", "dug_before_metal", "bigint[]"),
  dugBeforeEnergy: define("day", "dug_before_energy", "bigint[]"),
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

const PROPERTIES = Object.keys(PLAYER_COLUMNS) as Changeable[];

/** All columns that a player is read from, with the version of the row. */
export const STATE_COLUMNS: readonly string[] = [
  "id",
  "version",
  "created_at",
  ...Object.values(PLAYER_COLUMNS).map(({ column }) => column),
];

/** What a statement needs that writes these. */
export function familiesOf(set: PlayerPatch): Families {
  let families: Families = FAMILY.daily;
  for (const property in set) families |= PLAYER_COLUMNS[property as Changeable].family;
  return families;
}

/** JSON turns what is no number into null, and null means "as it was": refuse it before. */
export function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
  return value;
}

/** Puts a player's values into a carried row. `nullAs` stands for null where leaving out means "as it was". */
export function carryPlayer(
  values: Partial<PlayerState>,
  nullAs: 0 | null,
  row: Record<string, unknown>,
): void {
  for (const property in values) {
    const known = PLAYER_COLUMNS[property as Changeable];
    if (known === undefined) continue;
    const value = values[property as Changeable];
    if (value === undefined) continue;
    if (typeof value === "number") whole(value);
    row[known.carried] =
      value instanceof Uint8Array
        ? `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("hex")}`
        : (value ?? nullAs);
  }
}

/** A player from the JSON of a row. */
export function fromColumns(row: Readonly<Record<string, unknown>>): PlayerState {
  const state: Record<string, unknown> = { id: row.id, createdAt: row.created_at };
  for (const property of PROPERTIES) {
    const { column, travel } = PLAYER_COLUMNS[property];
    const value = row[column];
    state[property] =
      travel === "bytes" ? new Uint8Array(Buffer.from(String(value).slice(2), "hex")) : value;
  }
  return state as unknown as PlayerState;
}
