/** What defines a kind of write: its rows, its SQL fragments, and its effect on the cache. */
import type { ChangeByKind, LedgerEntry, Position, WriteKind } from "@emberlode/game";
import type { Entries } from "../cached-player.ts";
import type { StatementSection, StatementVariant } from "../statement-variant.ts";

/** A column of the JSON rows that carry the actions, with its type. */
export type RowColumn = readonly [name: string, type: string];

/** The names of these columns. */
export type ColumnOf<Columns extends readonly RowColumn[]> = Columns[number][0];

/** One of the JSON rows. Its columns are typed, since Postgres ignores unknown ones. */
export type Row<Column extends string = string> = { [Name in Column]?: unknown };

/** A log line and its number. */
export interface NumberedEntry extends LedgerEntry {
  lineNumber: number;
  /** Its category (index in `LOG_CATEGORIES`) and its number within it. */
  category: number;
  categoryNumber: number;
}

/** The changes of each kind as written: log lines have numbers. */
export interface NumberedChangeByKind extends Omit<ChangeByKind, "ledger"> {
  ledger: NumberedEntry;
}

/** One write in its written form. */
export type NumberedWrite<Kind extends WriteKind = WriteKind> = {
  [K in Kind]: { readonly kind: K; readonly change: NumberedChangeByKind[K] };
}[Kind];

/** The rows that carry an action. */
export interface Rows<Column extends string = string> {
  /** The acting player. */
  readonly actor: number;
  /** Players before the action. */
  readonly entries: Entries;
  /** The row that updates a player. */
  main(playerId: number): Row<Column>;
  /**
   * A row of a player that does not carry this column yet. The first value of each kind goes into
   * the main row.
   */
  next(playerId: number, column: Column): Row<Column>;
  /** The row of a field, shared by all its changes. */
  field(cell: Position): Row<Column>;
}

/** A resource that is locked and checked like players and their versions. */
export interface Check {
  /** A CTE over `locked`, the rows whose players are locked. */
  lock: string;
  /** Condition on a row of `locked`: nothing needs to be locked, or it is locked. */
  isLocked: string;
  /**
   * Condition on a row of `input`, for the check without a lock: it has not changed since the
   * action was judged.
   */
  isCurrent: string;
  /** The row columns that `isCurrent` reads. */
  rowColumns: readonly RowColumn[];
}

/** A CTE that inserts, updates or deletes, over `valid`, the rows of the actions to write. */
export interface WriteCte {
  name: string;
  /** Without `returning`. */
  text: string;
  /** An aggregate over `valid` of how many rows it must change. Null to skip the check. */
  rows: string | null;
}

/** For CTEs that change one row for each row of `valid` that meets a condition. */
export const rowsWhere = (condition: string): string => `count(*) filter (where ${condition})`;

/** A fragment of the commit statement, for batches that need its section. */
export interface Fragment {
  section: StatementSection;
  rowColumns: readonly RowColumn[];
  writes: readonly WriteCte[];
  check?: Check;
}

/** Everything about one kind of write, which fills in the row columns `Column`. */
export interface WriteDefinition<
  Change,
  Full extends Change = Change,
  Column extends string = string,
> {
  /** False if repeating the write is harmless: an action with only such writes needs no key. */
  needsKey: boolean;
  /** Its fragments of the statement; kinds may share one. */
  fragments: readonly Fragment[];
  /** The sections that a batch with it needs. */
  variant(change: Change): StatementVariant;
  /** The players it touches, who are locked and get a new version. The actor may be omitted. */
  players(change: Change): readonly number[];
  /** The fields that it changes. */
  fields(change: Change, entries: Entries): readonly Position[];
  /** Encodes it into the rows of its action. */
  fill(change: Full, rows: Rows<Column>): void;
  /** Updates the cached players once it is written. */
  applyToCache(change: Full, entries: Entries): void;
}

/** For kinds that touch only the actor, change no field, or change nothing in the cache. */
export const none = (): readonly never[] => [];
export const doNothing = (): void => {};
