/** What an action writes, as a list: putting parts of an action together is concatenation. */
import type {
  AccountChange,
  AlertChange,
  BaseMove,
  BattleChange,
  CooldownChange,
  FactoryChange,
  LedgerEntry,
  MineChange,
  NapChange,
  PlayerChange,
  PlayerState,
  PlotChange,
  ReferralChange,
} from "./state.ts";

/** Every kind of write, and what is told of one. */
export interface ChangeOf {
  player: PlayerChange;
  cooldown: CooldownChange;
  ledger: LedgerEntry;
  referral: ReferralChange;
  factory: FactoryChange;
  mines: MineChange;
  "base-move": BaseMove;
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
