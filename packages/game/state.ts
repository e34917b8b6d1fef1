/**
 * The state that rules read.
 * Times are milliseconds since the Unix epoch (UTC), resources and units are integers, coordinates 1..50.
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

/** One player as rules see it; the database keeps exactly this, amounts in a column for each resource, and `version`. */
export interface PlayerState {
  id: number;
  createdAt: number;
  x: number;
  y: number;
  /** The cell of the base; null while it waits for a place: before the first action, or off the map. */
  baseX: number | null;
  baseY: number | null;
  carried: Amounts;
  /** What lies in the World Bank. */
  banked: Amounts;
  /** Candles held, 0..7. */
  candle: number;
  /** Ten counts per side. */
  attackUnits: readonly number[];
  defenseUnits: readonly number[];
  /** Ten flags per side: the tech is owned. */
  attackLevel: readonly boolean[];
  defenseLevel: readonly boolean[];
  /** What one dig yields of either resource at least and at most. */
  digMin: Amounts;
  digMax: Amounts;
  /** UTC day number (ms / 86,400,000, floored) that the day counters below belong to. */
  counterDay: number;
  /** Digs made on `counterDay`. */
  digs: number;
  /** Resources dug on `counterDay`, without referral credit. */
  dug: Amounts;
  /** Referral credit paid on `counterDay`. */
  referral: Amounts;
  /** Referral credit above the day's cap, waiting for later days. */
  referralWaiting: Amounts;
  /** Who referred this player, fixed at registration; null for none. */
  referrerId: number | null;
  isGuest: boolean;
  shieldUntil: number;
  /** Whether a factory was ever captured: the shield covers none but the first. */
  hasCaptured: boolean;
  /** Tools held; of a kept tool the count is its research level. */
  tools: Counts<ToolId>;
  /** Research levels 0..5. */
  researches: Counts<ToolId>;
  /** Excavator parts held and installed. */
  parts: Counts<ExcavatorPartId>;
  partsInstalled: Counts<ExcavatorPartId>;
  /** Caves and forests explored, attacks begun and stakes placed on `counterDay`. */
  caves: number;
  forests: number;
  attacks: number;
  stakes: number;
  /** Cells (their index) of the veins dug on `counterDay`, at most three. */
  veins: readonly number[];
  /** What was dug on each of the seven days before `counterDay`, the latest first. */
  dugBefore: ById<Resource, readonly number[]>;
  /** UTC day of the last candle, of the last mirage explored and of `marketBought`; 0 for never. */
  candleDay: number;
  mirageDay: number;
  marketDay: number;
  /** Bought on `marketDay` of each of the day's six offers. */
  marketBought: readonly number[];
  /** Where a mirage is offered, until the next step; null for nowhere. */
  mirageX: number | null;
  mirageY: number | null;
  /** When the GPS is ready again, and when a mine last went off under the player; 0 for never. */
  gpsReadyAt: number;
  explodedAt: number;
  /** Provable rolls taken so far: the counter of the next one. */
  rolls: number;
  /** Players with whom a NAP stands. */
  napPartners: readonly number[];
  /** Fights of the last 24 hours. */
  fights: readonly Fight[];
  /** What was looted from others in the last seven days, one entry per player and day. */
  loots: readonly LootOfDay[];
  /** Lines of the log, in the order of `LOG_CATEGORIES`; kept by the commit, rules leave it alone. */
  logCounts: readonly number[];
  /** Cells stood on, one bit per cell (cell index = (y - 1) * 50 + (x - 1)), 313 bytes. */
  explored: Uint8Array;
  /** UTC day of `walked`; 0 for never. */
  walkedDay: number;
  /** Cells stood on on `walkedDay`, in the same form. */
  walked: Uint8Array;
}

/** A fight that a player remembers for as long as a rule asks for it. */
export interface Fight {
  /** The other player. */
  other: number;
  at: number;
  role: "attacker" | "defender";
  place: "base" | "factory";
  /** Whether the attacker won. */
  won: boolean;
  /** The field's cell index; null in memories older than this fact. */
  cell: number | null;
  /** What the attacker carried off, 0 for nothing. */
  loot: number;
  /** Which pool of the base's loot that counts against (rules §12). */
  pool: "large" | "small";
  /** Whether only the right to revenge opened the defender. */
  revenge: boolean;
}

/** What one player was looted of on a UTC day. */
export interface LootOfDay extends Amounts {
  /** Who was looted. */
  other: number;
  day: number;
}

/** What a rule may change on a player. */
export type PlayerPatch = Partial<Omit<PlayerState, "id" | "createdAt">>;

/** One row of the ledger, which is also the player's loot log. Deltas are signed. */
export interface LedgerEntry extends Amounts {
  playerId: number;
  kind: LedgerKind;
  /** Facts that the log's text is made from; JSON-safe. */
  detail: Facts;
}

export type Fact = string | number | boolean | null;
export type Facts = Readonly<Record<string, Fact>>;

export type LedgerKind =
  | "start"
  | "base-left"
  | "base-placed"
  | "dig"
  | "referral"
  | "note"
  | "cave"
  | "forest"
  | "memorial"
  | "mirage"
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
  /** Until when nobody can take it. */
  safeUntil: number;
  /** Whether it is the first that its owner ever captured. */
  isFirst?: boolean;
  /** When it becomes free for newcomers; 0 or left out without a notice. */
  fallsFreeAt?: number;
}

/** A base that waits for its place on the map: its player has not acted yet, or it left the map (rules §2). */
export type WaitingBase = Pick<FactoryState, "id" | "lvl" | "slots">;

/** How long a factory field has been held or free, and who may take it; 0 for never. */
export interface FieldHold {
  /** When it became free; 0 while it is held. */
  freeSince: number;
  /** Since when it is kept from newcomers: becoming free for less than an hour does not end it. */
  heldSince: number;
  /** The end of the last time that it was free for an hour. */
  openUntil: number;
  /** Until when only players without a plain factory can take it. */
  reservedUntil: number;
  /** The end of its last safety. */
  safeUntil: number;
}

/** A mine that lies somewhere. */
export interface MineState extends Position {
  id: number;
  ownerId: number;
  laidAt: number;
  until: number;
  /** Laid where as many lay already as may: it never goes off and nobody finds it. */
  inert?: boolean;
}

/** The one pact that two players can have with each other. */
export interface Nap {
  /** Who asked, and whom. */
  askedBy: number;
  askedOf: number;
  /** When `askedBy` asked last, milliseconds; 0 when nobody ever did. */
  askedAt: number;
  state: "asked" | "active" | "rejected" | "ended";
  /** Those who want no NAP with the other; a block takes back what was asked. */
  blockedBy: readonly number[];
  /** Until when one that was ended or blocked still stands; null when no notice is running. */
  endsAt: number | null;
}

/** A place that a player marked, with whatever they noted about it. */
export interface Plot extends Position {
  id: string;
  /** The spec's free fields; `title`, `note` and `color` are always there. */
  fields: Readonly<Record<string, string>>;
}

/** A field of the world as every player sees it. Ownership by base or factory is joined in by the caller. */
export interface FieldState extends Position {
  type: FieldType;
  /** Slots of a factory field, 0 for every other type. */
  slots: number;
  /** Owner of the base or factory standing here. */
  ownerId: number | null;
}
