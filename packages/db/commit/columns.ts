import type { PlayerState } from "@emberlode/game";

/** How a column travels: as it is, as null through a stand-in, or as bytes in hex. */
type Travel = "plain" | "nullable" | "bytes";

export interface PlayerColumn {
  column: string;
  /** Name in the JSON that goes to the database: `x` of a player is not `x` of a field. */
  carried: string;
  type: string;
  travel: Travel;
}

type Changeable = Exclude<keyof PlayerState, "id" | "createdAt">;

const define = (column: string, type: string, travel: Travel): PlayerColumn => ({
  column,
  carried: `p_${column}`,
  type,
  travel,
});

const plain = (column: string, type: string) => define(column, type, "plain");

/** Every column of a player that a rule may change. Adding one to the state fails here until it is named. */
export const PLAYER_COLUMNS: Readonly<Record<Changeable, PlayerColumn>> = {
  x: plain("x", "smallint"),
  y: plain("y", "smallint"),
  baseX: define("base_x", "smallint", "nullable"),
  baseY: define("base_y", "smallint", "nullable"),
  metal: plain("metal", "bigint"),
  energy: plain("energy", "bigint"),
  bankMetal: plain("bank_metal", "bigint"),
  bankEnergy: plain("bank_energy", "bigint"),
  candle: plain("candle", "smallint"),
  attackUnits: plain("attack_units", "bigint[]"),
  defenseUnits: plain("defense_units", "bigint[]"),
  attackLevel: plain("attack_level", "boolean[]"),
  defenseLevel: plain("defense_level", "boolean[]"),
  digMetalMin: plain("dig_metal_min", "bigint"),
  digMetalMax: plain("dig_metal_max", "bigint"),
  digEnergyMin: plain("dig_energy_min", "bigint"),
  digEnergyMax: plain("dig_energy_max", "bigint"),
  counterDay: plain("counter_day", "integer"),
  digs: plain("digs", "integer"),
  dugMetal: plain("dug_metal", "bigint"),
  dugEnergy: plain("dug_energy", "bigint"),
  referralMetal: plain("referral_metal", "bigint"),
  referralEnergy: plain("referral_energy", "bigint"),
  referralWaitingMetal: plain("referral_waiting_metal", "bigint"),
  referralWaitingEnergy: plain("referral_waiting_energy", "bigint"),
  referrerId: define("referrer_id", "integer", "nullable"),
  isGuest: plain("is_guest", "boolean"),
  hasCaptured: plain("has_captured", "boolean"),
  shieldUntil: plain("shield_until", "bigint"),
  explored: define("explored", "bytea", "bytes"),
  walkedDay: plain("walked_day", "integer"),
  walked: define("walked", "bytea", "bytes"),
  tools: plain("tools", "integer[]"),
  researches: plain("researches", "smallint[]"),
  parts: plain("parts", "integer[]"),
  partsInstalled: plain("parts_installed", "smallint[]"),
  caves: plain("caves", "integer"),
  forests: plain("forests", "integer"),
  attacks: plain("attacks", "integer"),
  stakes: plain("stakes", "integer"),
  veins: plain("veins", "smallint[]"),
  dugBeforeMetal: plain("dug_before_metal", "bigint[]"),
  dugBeforeEnergy: plain("dug_before_energy", "bigint[]"),
  candleDay: plain("candle_day", "integer"),
  mirageDay: plain("mirage_day", "integer"),
  marketDay: plain("market_day", "integer"),
  marketBought: plain("market_bought", "smallint[]"),
  mirageX: define("mirage_x", "smallint", "nullable"),
  mirageY: define("mirage_y", "smallint", "nullable"),
  gpsReadyAt: plain("gps_ready_at", "bigint"),
  explodedAt: plain("exploded_at", "bigint"),
  rolls: plain("rolls", "bigint"),
  napPartners: plain("nap_partners", "integer[]"),
  fights: plain("fights", "jsonb"),
  loots: plain("loots", "jsonb"),
  logCounts: plain("log_counts", "integer[]"),
};

const PROPERTIES = Object.keys(PLAYER_COLUMNS) as Changeable[];

/** All columns that a player is read from, with the version of the row. */
export const STATE_COLUMNS: readonly string[] = [
  "id",
  "version",
  "created_at",
  ...Object.values(PLAYER_COLUMNS).map(({ column }) => column),
];

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
