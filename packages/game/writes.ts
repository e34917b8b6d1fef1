/**
 * The writes of an action as a list, so that parts of an action combine by concatenation. Units are
 * those of `state.ts`.
 */
import type { AlertKind } from "./alert-kinds.ts";
import type { Amounts } from "./resource.ts";
import type {
  Fact,
  Facts,
  FieldHold,
  LedgerEntry,
  Nap,
  PlayerPatch,
  PlayerState,
  Plot,
  Position,
  WaitingBase,
} from "./state.ts";

export interface PlayerChange {
  id: number;
  set: PlayerPatch;
}

/** The player cannot use the field again until this time. */
export interface CooldownChange {
  playerId: number;
  x: number;
  y: number;
  until: number;
}

/** Referral credit earned by one dig. The log keeps one line per referee and day. */
export interface ReferralChange {
  referrerId: number;
  refereeId: number;
  day: number;
  /** Credit earned by this dig, paid immediately or pending. */
  earned: Amounts;
  /** The part of it that this action pays. */
  paid: Amounts;
}

/** A player, and until when they cannot take a factory back (milliseconds). */
export interface Bar {
  playerId: number;
  until: number;
}

/** What every change of a factory sets. */
interface FactoryFacts extends Position {
  lvl: number;
  slots: number;
  safeUntil: number;
  /** Updates to the field's hold. */
  hold?: Partial<FieldHold>;
}

/** A free factory gets an owner. */
export interface FactoryTaken extends FactoryFacts {
  from: null;
  to: number;
  /** Preassigned id for the new row. */
  id?: number;
  /** Since when its store fills, milliseconds; now by default. */
  storeSince?: number;
  /** Whether it is the first factory that its new owner ever captured. */
  isFirst?: boolean;
}

/** An owned factory is changed, or goes to another owner. What is omitted stays as it is. */
export interface FactoryChanged extends FactoryFacts {
  from: number;
  to: number;
  storeSince?: number;
  /** Percentage of the owner's defense units on guard. A new owner has 0. */
  garrison?: number;
  isFirst?: boolean;
  /** When it will be released to newcomers. */
  fallsFreeAt?: number;
}

/** An owned factory becomes free. */
export interface FactoryFreed extends FactoryFacts {
  from: number;
  to: null;
  /** The last owner, if they cannot take it back for a while. */
  barred?: Bar;
}

/** A change of a factory. Written only if the field still belongs to `from`. */
export type FactoryChange = FactoryTaken | FactoryChanged | FactoryFreed;

/** Mines laid on a field. The last `inert` of them never explode. */
export interface MinesLaid extends Position {
  ownerId: number;
  lay: { count: number; inert?: number; until: number };
  removeId?: never;
}

/** A mine removed from a field, by the id of its row. */
export interface MineRemoved extends Position {
  ownerId: number;
  removeId: number;
  lay?: never;
}

export type MineChange = MinesLaid | MineRemoved;

/** Moves a base. */
export interface BaseMoveChange extends Position {
  playerId: number;
}

/** Places a waiting base on the map. */
export interface BasePlacementChange extends Position {
  playerId: number;
  /** The placement counter when room was counted. If it has changed, nothing is written. */
  placements: number;
}

/** Takes a base off the map to make room. The position is its current cell. */
export interface BaseRemovalChange extends Position {
  playerId: number;
  /** When its player was last seen, milliseconds. If they were seen since, nothing is written. */
  lastSeenAt: number;
  /** The base as it waits from then on. */
  base: WaitingBase;
}

/** The new pact between two players, lower id first; null deletes it. */
export interface NapChange {
  low: number;
  high: number;
  /** The pact that the decision was based on. If it has changed, nothing is written. */
  was: Nap | null;
  nap: Nap | null;
}

/** A plot created or updated; null removes it. */
export interface PlotChange {
  playerId: number;
  id: string;
  plot: Plot | null;
}

/** A new session, by the hash of its token (hexadecimal). Times in milliseconds. */
export interface SessionChange {
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
  stay: boolean;
  device: string;
}

/** Changes to a player's public profile and private account. */
export interface AccountChange {
  playerId: number;
  baseName?: string;
  quote?: string;
  /** Address of a stored picture, `/pictures/….webp`. */
  profilePicture?: string;
  /** A new password ends every session, API token and mailed link of the account. */
  password?: {
    hash: string;
    /** The only session that starts with it, or null. */
    session: SessionChange | null;
  };
  /** Settings to merge into the stored ones. */
  settings?: Readonly<Record<string, unknown>>;
}

/** An alert to a player, such as about an attack (spec §3 Alert). */
export interface AlertChange {
  playerId: number;
  type: "admin" | "event" | "attack";
  /** The kind, and the facts for its text, JSON-safe. */
  kind: AlertKind;
  facts: Readonly<Record<string, Fact | Facts>>;
  /** Path on the site that it opens. */
  link: string | null;
  /** Skip it while an unread one of the same kind and link exists. Its player is not locked. */
  once?: true;
}

/** A battle report, JSON-safe. The ledger rows of both sides refer to it by this id. */
export interface BattleChange {
  id: string;
  report: unknown;
}

/** Payload type of every kind of write. */
export interface ChangeByKind {
  player: PlayerChange;
  cooldown: CooldownChange;
  ledger: LedgerEntry;
  referral: ReferralChange;
  factory: FactoryChange;
  mines: MineChange;
  "base-move": BaseMoveChange;
  "base-remove": BaseRemovalChange;
  "base-place": BasePlacementChange;
  battle: BattleChange;
  nap: NapChange;
  plot: PlotChange;
  account: AccountChange;
  alert: AlertChange;
}

export type WriteKind = keyof ChangeByKind;

export type Write<Kind extends WriteKind = WriteKind> = {
  [K in Kind]: { readonly kind: K; readonly change: ChangeByKind[K] };
}[Kind];

/**
 * Everything that one action writes, all or nothing; an empty list for nothing. Of several writes
 * to one player, the last wins, so each must build on the state left by those before it.
 */
export type Changes = readonly Write[];

export function write<Kind extends WriteKind>(kind: Kind, change: ChangeByKind[Kind]): Write<Kind> {
  return { kind, change };
}

export function writeAll<Kind extends WriteKind>(
  kind: Kind,
  changes: readonly ChangeByKind[Kind][],
): Write<Kind>[] {
  return changes.map((change) => write(kind, change));
}

/** The payloads of all writes of one kind, in order. */
export function changesOf<Kind extends WriteKind>(
  changes: Changes,
  kind: Kind,
): ChangeByKind[Kind][] {
  return changes
    .filter((one): one is Extract<Write, Write<Kind>> => one.kind === kind)
    .map((one) => one.change);
}

export function playerAfter<Player extends PlayerState>(player: Player, changes: Changes): Player {
  let after = player;
  for (const { kind, change } of changes) {
    if (kind === "player" && change.id === player.id) after = { ...after, ...change.set };
  }
  return after;
}
