/**
 * The state that rules read and the changes that they ask for.
 * Times are milliseconds since the Unix epoch (UTC), resources and units are integers, coordinates 1..50.
 */
import type { FieldType } from "./catalogue/fields.ts";

export type Resource = "metal" | "energy";

export interface Position {
  x: number;
  y: number;
}

/** One player as rules see it; the database keeps exactly these columns besides `version`. */
export interface PlayerState {
  id: number;
  createdAt: number;
  x: number;
  y: number;
  /** The cell of the base; null while the player has none (guest before the first step, dormant account). */
  baseX: number | null;
  baseY: number | null;
  metal: number;
  energy: number;
  bankMetal: number;
  bankEnergy: number;
  /** Candles held, 0..7. */
  candle: number;
  /** Ten counts per side. */
  attackUnits: readonly number[];
  defenseUnits: readonly number[];
  /** Ten flags per side: the tech is owned. */
  attackLevel: readonly boolean[];
  defenseLevel: readonly boolean[];
  digMetalMin: number;
  digMetalMax: number;
  digEnergyMin: number;
  digEnergyMax: number;
  /** UTC day number (ms / 86,400,000, floored) that the day counters below belong to. */
  counterDay: number;
  /** Digs made on `counterDay`. */
  digs: number;
  /** Resources dug on `counterDay`, without referral credit. */
  dugMetal: number;
  dugEnergy: number;
  /** Referral credit paid on `counterDay`. */
  referralMetal: number;
  referralEnergy: number;
  /** Referral credit above the day's cap, waiting for later days. */
  referralWaitingMetal: number;
  referralWaitingEnergy: number;
  /** Who referred this player, fixed at registration; null for none. */
  referrerId: number | null;
  isGuest: boolean;
  shieldUntil: number;
  /** Cells stood on, one bit per cell (cell index = (y - 1) * 50 + (x - 1)), 313 bytes. */
  explored: Uint8Array;
}

/** What a rule may change on a player. */
export type PlayerPatch = Partial<Omit<PlayerState, "id" | "createdAt">>;

export interface PlayerChange {
  id: number;
  set: PlayerPatch;
}

/** A field that its player has used up until a time. */
export interface CooldownChange {
  playerId: number;
  x: number;
  y: number;
  until: number;
}

/** One row of the ledger, which is also the player's loot log. Deltas are signed. */
export interface LedgerEntry {
  playerId: number;
  kind: LedgerKind;
  metal: number;
  energy: number;
  /** Facts that the log's text is made from; JSON-safe. */
  detail: Readonly<Record<string, string | number | boolean | null>>;
}

export type LedgerKind = "start" | "dig" | "referral";

/** Referral credit earned by one dig; the log keeps one line per referee and day. */
export interface ReferralChange {
  referrerId: number;
  refereeId: number;
  day: number;
  /** Credit earned by this dig (paid at once or waiting). */
  metal: number;
  energy: number;
  /** The part of it that is paid by this action. */
  paidMetal: number;
  paidEnergy: number;
}

/** Everything that one action writes, all or nothing. */
export interface Changes {
  players: readonly PlayerChange[];
  cooldowns: readonly CooldownChange[];
  ledger: readonly LedgerEntry[];
  referrals: readonly ReferralChange[];
}

/** A field of the world as every player sees it. Ownership by base or factory is joined in by the caller. */
export interface FieldState extends Position {
  type: FieldType;
  /** Slots of a factory field, 0 for every other type. */
  slots: number;
  /** Owner of the base or factory standing here. */
  ownerId: number | null;
}
