import type { ChangeOf, LedgerEntry, Position, WriteKind } from "@emberlode/game";
import type { Entries } from "../cached.ts";
import type { Families, Family } from "../families.ts";

/** A column of the JSON rows that carry the actions, with its type. */
export type Carried = readonly [name: string, type: string];

export type Row = Record<string, unknown>;

/** A line of the log and its number there. */
export interface NumberedEntry extends LedgerEntry {
  nr: number;
  /** Its category, by place in `LOG_CATEGORIES`, and its number there. */
  cat: number;
  catNr: number;
}

/** The changes of each kind as they are written: lines of the log have their numbers. */
export interface WrittenOf extends Omit<ChangeOf, "ledger"> {
  ledger: NumberedEntry;
}

/** One write as it is written. */
export type Written<Kind extends WriteKind = WriteKind> = {
  [K in Kind]: { readonly kind: K; readonly change: WrittenOf[K] };
}[Kind];

/** The rows that carry an action. */
export interface Rows {
  /** Who acts. */
  readonly actor: number;
  /** Players as they were. */
  readonly entries: Entries;
  /** The row that updates a player. */
  main(playerId: number): Row;
  /** A row of a player that does not carry this column yet: the first of each kind is in the main one. */
  next(playerId: number, column: string): Row;
  /** The row of a field: there is one for all that becomes of it. */
  field(cell: Position): Row;
}

/** What is locked and checked as players and their versions are. */
export interface Check {
  /** A CTE over the rows `l` whose players are locked. */
  lock: string;
  /** Over a row `l`: nothing is to be locked, or it was. */
  isLocked: string;
  /** Over a row `i`, without a lock: it is as the action was decided on. */
  stands: string;
  /** What `stands` asks of a row. */
  carried: readonly Carried[];
}

/** A part of the commit statement, for batches that need its family. */
export interface Fragment {
  family: Family;
  carried: readonly Carried[];
  /** CTEs over the rows `o` of the actions that are written. */
  ctes: readonly string[];
  check?: Check;
}

/** Everything about one kind of write. */
export interface KindOfWrite<Change, Full extends Change = Change> {
  /** Whether a second try may write it again, so that an action of nothing else needs no key. */
  isStep: boolean;
  /** Its fragments of the statement; kinds may share one. */
  fragments: readonly Fragment[];
  /** What a batch with it needs. */
  families(change: Change): Families;
  /** Whom it touches besides the actor: they are locked and get a new version. */
  players(change: Change): readonly number[];
  /** The fields that it changes. */
  fields(change: Change, entries: Entries): readonly Position[];
  /** Puts it into the rows of its action. */
  fill(change: Full, rows: Rows): void;
  /** Brings what this process remembers of its players in line with it, once it is written. */
  follow(change: Full, entries: Entries): void;
}

/** For kinds that touch no player, change no field, or change nothing that is remembered. */
export const none = (): readonly never[] => [];
export const nothing = (): void => {};
