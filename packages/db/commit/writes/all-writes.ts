/** All kinds of writes, and what the commit needs to know of each. */
import type { ChangeByKind, Position, Write, WriteKind } from "@emberlode/game";
import type { Entries } from "../cached-player.ts";
import type { StatementVariant } from "../statement-variant.ts";
import { account } from "./account.ts";
import { alert } from "./alert.ts";
import { baseMove } from "./base-move.ts";
import { basePlace, baseRemove } from "./base-place.ts";
import { battle } from "./battle.ts";
import { cooldown } from "./cooldown.ts";
import { factory } from "./factory.ts";
import { ledger } from "./ledger.ts";
import { mines } from "./mines.ts";
import { nap } from "./nap.ts";
import { player } from "./player.ts";
import { plot } from "./plot.ts";
import { referral } from "./referral.ts";
import type {
  Fragment,
  NumberedChangeByKind,
  NumberedWrite,
  Rows,
  WriteDefinition,
} from "./write-definition.ts";

/** Every kind of write. A kind of the game that is missing here does not compile. */
const WRITES: {
  readonly [K in WriteKind]: WriteDefinition<ChangeByKind[K], NumberedChangeByKind[K]>;
} = {
  player,
  ledger,
  cooldown,
  referral,
  "base-move": baseMove,
  "base-remove": baseRemove,
  "base-place": basePlace,
  factory,
  mines,
  battle,
  alert,
  nap,
  plot,
  account,
};

/** All fragments of statements; this is also the order of their locks. */
export const FRAGMENTS: readonly Fragment[] = [
  ...new Set(Object.values(WRITES).flatMap(({ fragments }) => fragments)),
];

export const needsKey = ({ kind }: Write): boolean => WRITES[kind].needsKey;

export const variantOfWrite = <K extends WriteKind>({ kind, change }: Write<K>): StatementVariant =>
  WRITES[kind].variant(change);

export const playersOf = <K extends WriteKind>({ kind, change }: Write<K>): readonly number[] =>
  WRITES[kind].players(change);

export const fieldsOf = <K extends WriteKind>(
  { kind, change }: Write<K>,
  entries: Entries,
): readonly Position[] => WRITES[kind].fields(change, entries);

export const fill = <K extends WriteKind>({ kind, change }: NumberedWrite<K>, rows: Rows): void =>
  WRITES[kind].fill(change, rows);

export const applyToCache = <K extends WriteKind>(
  { kind, change }: NumberedWrite<K>,
  entries: Entries,
): void => WRITES[kind].applyToCache(change, entries);
