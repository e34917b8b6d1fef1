/**
 * What an action writes, as a list: putting parts of an action together is concatenation.
 * Units are those of `state.ts`.
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

/** A field that its player has used up until a time. */
export interface CooldownChange {
  playerId: number;
  x: number;
  y: number;
  until: number;
}

/** Referral credit earned by one dig; the log keeps one line per referee and day. */
export interface ReferralChange {
  referrerId: number;
  refereeId: number;
  day: number;
  /** Credit earned by this dig (paid at once or waiting). */
  earned: Amounts;
  /** The part of it that is paid by this action. */
  paid: Amounts;
}

/** What becomes of a factory. Written only if the field still belongs to `from`. */
export interface FactoryChange extends Position {
  /** The id of a free one that is taken, if one was chosen for it; a later factory has another. */
  id?: number;
  from: number | null;
  /** The owner after it; null when it becomes free. */
  to: number | null;
  lvl: number;
  slots: number;
  safeUntil: number;
  /** Whether it is the first that the owner after it ever captured. */
  isFirst?: boolean;
  /** A notice: when it becomes free. */
  fallsFreeAt?: number;
  /** What the field remembers from now on. */
  hold?: Partial<FieldHold>;
  /** Who cannot take it, and until when: its last owner. */
  barredId?: number;
  barredUntil?: number;
}

/** Mines laid on a field or taken from it; `id` names the row of a removal. */
export interface MineChange extends Position {
  ownerId: number;
  /** The last `inert` of them never go off. */
  lay?: { count: number; inert?: number; until: number };
  removeId?: number;
}

/** A base that moves. */
export interface BaseMove extends Position {
  playerId: number;
}

/** A waiting base that gets its place on the map. */
export interface BasePlace extends Position {
  playerId: number;
  /** How often bases were placed when room for it was counted: after another one nothing is written. */
  turn: number;
}

/** A base that leaves the map for another one, with the cell where it stands. */
export interface BaseLeave extends Position {
  playerId: number;
  /** When its player was last there: if they were there since, nothing is written. Milliseconds. */
  lastSeenAt: number;
  /** What waits from then on. */
  base: WaitingBase;
}

/** What there is between two players from now on, the lower id first; null when nothing is left. */
export interface NapChange {
  low: number;
  high: number;
  /** What it was decided on: if there is anything else by now, nothing is written. */
  was: Nap | null;
  nap: Nap | null;
}

/** A plot made or changed; `plot` is null when it goes. */
export interface PlotChange {
  playerId: number;
  id: string;
  plot: Plot | null;
}

/** A session that begins, by the hash of its token (hexadecimal). Times in milliseconds. */
export interface SessionChange {
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
  stay: boolean;
  device: string;
}

/** What others see of a player, and what only the player's own account knows. */
export interface AccountChange {
  playerId: number;
  baseName?: string;
  quote?: string;
  /** Address of a stored picture, `/pictures/….webp`. */
  profilePicture?: string;
  /** With a new password every session, API token and mailed link of the account ends. */
  passwordHash?: string;
  /** The one session that begins with the new password. */
  session?: SessionChange;
  /** Settings to put over those stored. */
  settings?: Readonly<Record<string, unknown>>;
}

/** An alert to a player about what another one did (spec §3 Alert). */
export interface AlertChange {
  playerId: number;
  type: "admin" | "event" | "attack";
  /** What it is about, and the facts that its words are made of, JSON-safe. */
  kind: AlertKind;
  facts: Readonly<Record<string, Fact | Facts>>;
  /** Where it leads, a path of the site. */
  link: string | null;
  /** Left out while an unread one of the same kind and link is there; its player takes no part. */
  once?: true;
}

/** A battle's report, JSON-safe; the ledger rows of both sides name it by this id. */
export interface BattleChange {
  id: string;
  report: unknown;
}

/** Every kind of write, with its fields. */
export interface ChangeOf {
  player: PlayerChange;
  cooldown: CooldownChange;
  ledger: LedgerEntry;
  referral: ReferralChange;
  factory: FactoryChange;
  mines: MineChange;
  "base-move": BaseMove;
  "base-leave": BaseLeave;
  "base-place": BasePlace;
  battle: BattleChange;
  nap: NapChange;
  plot: PlotChange;
  account: AccountChange;
  alert: AlertChange;
}

export type WriteKind = keyof ChangeOf;

/** One write of one of the kinds. */
export type Write<Kind extends WriteKind = WriteKind> = {
  [K in Kind]: { readonly kind: K; readonly change: ChangeOf[K] };
}[Kind];

/**
 * Everything that one action writes, all or nothing. Of several writes about one player a later one
 * wins; each must have been decided on what those before it leave. Nothing is the empty list.
 */
export type Changes = readonly Write[];

export function write<Kind extends WriteKind>(kind: Kind, change: ChangeOf[Kind]): Write<Kind> {
  return { kind, change };
}

export function writeAll<Kind extends WriteKind>(
  kind: Kind,
  changes: readonly ChangeOf[Kind][],
): Write<Kind>[] {
  return changes.map((change) => write(kind, change));
}

/** The changes of one kind, in order. */
export function writesOf<Kind extends WriteKind>(changes: Changes, kind: Kind): ChangeOf[Kind][] {
  return changes
    .filter((one): one is Extract<Write, Write<Kind>> => one.kind === kind)
    .map((one) => one.change);
}

/** A player as the changes leave them. */
export function playerAfter<Player extends PlayerState>(player: Player, changes: Changes): Player {
  let after = player;
  for (const { kind, change } of changes) {
    if (kind === "player" && change.id === player.id) after = { ...after, ...change.set };
  }
  return after;
}
