/**
 * The state that rules read. Times are milliseconds since the Unix epoch (UTC), resources and units
 * are integers, coordinates 1..50.
 */
import type { ById, Counts } from "./by-id.ts";
import type { ExcavatorPartId } from "./catalogue/excavator.ts";
import type { FieldType } from "./catalogue/fields.ts";
import type { ToolId } from "./catalogue/tools.ts";
import type { Amounts, Resource } from "./resource.ts";

export interface Position {
  x: number;
  y: number;
}

/** One player as the rules see it. The database stores the same properties, and `version`. */
export interface PlayerState {
  id: number;
  createdAt: number;
  x: number;
  y: number;
  /** The cell of the base; null before the first action and while the base is off the map. */
  baseX: number | null;
  baseY: number | null;
  carried: Amounts;
  /** Resources in the World Bank. */
  banked: Amounts;
  /** Candles held, 0..7. */
  candle: number;
  /** Ten counts per side. */
  attackUnits: readonly number[];
  defenseUnits: readonly number[];
  /** Ten flags per side: the tech is owned. */
  attackTechs: readonly boolean[];
  defenseTechs: readonly boolean[];
  /** Minimum and maximum yield of one dig, per resource. */
  digMin: Amounts;
  digMax: Amounts;
  /** UTC day number (ms / 86,400,000, rounded down) of the day counters below. */
  counterDay: number;
  /** Digs made on `counterDay`. */
  digs: number;
  /** Resources dug on `counterDay`, without referral credit. */
  dug: Amounts;
  /** Referral credit paid on `counterDay`. */
  referral: Amounts;
  /** Referral credit above the day's cap, paid out on later days. */
  referralWaiting: Amounts;
  /** The referrer, fixed at registration, or null. */
  referrerId: number | null;
  isGuest: boolean;
  shieldUntil: number;
  /** Whether the player ever captured a factory. The shield covers only the first one. */
  hasCaptured: boolean;
  /** Tools held. For a kept tool, the count is its research level. */
  tools: Counts<ToolId>;
  /** Research levels 0..5. */
  researches: Counts<ToolId>;
  /** Excavator parts held, and installed. */
  parts: Counts<ExcavatorPartId>;
  partsInstalled: Counts<ExcavatorPartId>;
  /** Caves and forests explored, attacks started and stakes placed on `counterDay`. */
  caves: number;
  forests: number;
  attacks: number;
  stakes: number;
  /** Cell indexes of the veins dug on `counterDay`, at most three. */
  veins: readonly number[];
  /** Amounts dug on each of the seven days before `counterDay`, latest first. */
  dugBefore: ById<Resource, readonly number[]>;
  /** UTC day of the last candle, of the last mirage explored and of `marketBought`; 0 for never. */
  candleDay: number;
  mirageDay: number;
  marketDay: number;
  /** How many of each of the day's six offers were bought on `marketDay`. */
  marketBought: readonly number[];
  /** Where a mirage is offered until the next step, or null. */
  mirageX: number | null;
  mirageY: number | null;
  /** When the GPS is ready again, and when a mine last exploded under the player; 0 for never. */
  gpsReadyAt: number;
  explodedAt: number;
  /** When the player last divided the defense units among the factories; 0 for never. */
  garrisonAt: number;
  /** UTC day of `relics`; 0 for never. */
  relicDay: number;
  /** Which of the three relics of `relicDay` were taken, by number 1..3. */
  relics: readonly number[];
  /** Number of provable rolls so far, which is the counter of the next one. */
  rolls: number;
  /** Players with an active NAP. */
  napPartners: readonly number[];
  /** Fights of the last 24 hours. */
  fights: readonly Fight[];
  /** Loot taken from others in the last seven days, one entry per player and day. */
  loots: readonly LootOfDay[];
  /** Log line counts in the order of `LOG_CATEGORIES`. Set by the commit; rules leave it alone. */
  logCounts: readonly number[];
  /** Visited cells, one bit per cell (cell index = (y - 1) * 50 + (x - 1)), 313 bytes. */
  explored: Uint8Array;
  /** UTC day of `walked`; 0 for never. */
  walkedDay: number;
  /** Cells visited on `walkedDay`, in the same format. */
  walked: Uint8Array;
}

/** A recent fight, kept for as long as some rule needs it. */
export interface Fight {
  other: number;
  at: number;
  role: "attacker" | "defender";
  place: "base" | "factory";
  /** Whether the attacker won. */
  won: boolean;
  /** The field's cell index; null in entries stored before cells were. */
  cell: number | null;
  /** Loot that the attacker took; 0 if none. */
  loot: number;
  /** The loot pool of the base that this counts against (rules §12). */
  pool: "large" | "small";
  /** Whether the attack was allowed only by the right to revenge. */
  revenge: boolean;
}

/** Loot taken from one player on a UTC day. */
export interface LootOfDay extends Amounts {
  /** The player who was looted. */
  other: number;
  day: number;
}

/** The properties of a player that rules may change. */
export type PlayerPatch = Partial<Omit<PlayerState, "id" | "createdAt">>;

/** One row of the ledger, which is also the player's loot log. Deltas are signed. */
export interface LedgerEntry extends Amounts {
  playerId: number;
  kind: LedgerKind;
  /** Facts for the text of the log line; JSON-safe. */
  detail: Facts;
}

export type Fact = string | number | boolean | null;
export type Facts = Readonly<Record<string, Fact>>;

export type LedgerKind =
  | "start"
  | "base-left"
  | "base-placed"
  | "correction"
  | "goal"
  | "dig"
  | "referral"
  | "note"
  | "cave"
  | "forest"
  | "memorial"
  | "mirage"
  | "relic"
  | "buy-part"
  | "install-part"
  | "buy-units"
  | "buy-tech"
  | "upgrade-base"
  | "research"
  | "tool"
  | "mine"
  | "attack"
  | "defense"
  | "capture"
  | "plunder"
  | "collect"
  | "factory-lost"
  | "abandon"
  | "bank"
  | "exchange"
  | "market"
  | "casino";

/** A factory or base as rules see it. */
export interface FactoryState extends Position {
  id: number;
  ownerId: number;
  type: "base" | "factory";
  lvl: number;
  slots: number;
  /** When its protection after a capture ends; 0 for never. */
  safeUntil: number;
  /** Since when its store has filled (rules §13), milliseconds. */
  storeSince: number;
  /** Percentage of the owner's defense units on guard, once the owner has chosen. */
  garrison: number;
  /** Whether it is the first factory that its owner ever captured. */
  isFirst?: boolean;
  /** When it will be released to newcomers; 0 or undefined without a notice. */
  fallsFreeAt?: number;
}

/** A base waiting for its place: its player has not acted yet, or it left the map (rules §2). */
export type WaitingBase = Pick<FactoryState, "id" | "lvl" | "slots">;

/** How long a factory field has been held or free, and who may take it. 0 means never. */
export interface FieldHold {
  /** When it became free; 0 while it is held. */
  freeSince: number;
  /** Start of the current hold. Being free for less than an hour does not end a hold. */
  heldSince: number;
  /** End of the last free period of at least an hour. */
  openUntil: number;
  /** Until this time only players without a plain factory can take it. */
  reservedUntil: number;
  /** When its last protection after a plunder ends. */
  plunderSafeUntil: number;
}

/** A mine on a field. */
export interface MineState extends Position {
  id: number;
  ownerId: number;
  laidAt: number;
  until: number;
  /** Laid on a field that was already full: it never explodes and cannot be detected. */
  inert?: boolean;
}

/** The pact between two players. A pair has at most one. */
export interface Nap {
  /** The asker and the other player. */
  askedBy: number;
  askedOf: number;
  /** When `askedBy` last asked, milliseconds; 0 for never. */
  askedAt: number;
  state: "asked" | "active" | "rejected" | "ended";
  /** Players who blocked NAPs with the other. Blocking withdraws an open request. */
  blockedBy: readonly number[];
  /** When an ended or blocked pact stops applying; null when no notice is running. */
  endsAt: number | null;
}

/** A field that a player marked, with their notes. */
export interface Plot extends Position {
  id: string;
  /** By name: `title`, `note`, `color` and the player's free texts. */
  texts: Readonly<Record<string, string>>;
}

/** A field of the world as every player sees it. The caller joins in its owner. */
export interface FieldState extends Position {
  type: FieldType;
  /** Slots of a factory field, 0 for every other type. */
  slots: number;
  /** Owner of the base or factory on this field. */
  ownerId: number | null;
}
