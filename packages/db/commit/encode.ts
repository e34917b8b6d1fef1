/** Encodes an action as the JSON rows that the commit statement reads. */
import { type Changes, cellIndex, type Position } from "@emberlode/game";
import type { Entries } from "./cached-player.ts";
import type { VersionedField } from "./fields.ts";
import { SECTION, type StatementVariant } from "./statement-variant.ts";
import { fill, playersOf, variantOfWrite } from "./writes/all-writes.ts";
import { type ActionKey, fillKey } from "./writes/ledger.ts";
import type { NumberedWrite, Row, Rows } from "./writes/write-definition.ts";

/** An action encoded for a batch. */
export interface EncodedAction {
  n: number;
  rows: string;
  /** The statement variant that it needs. */
  variant: StatementVariant;
}

/** All players an action touches: they are locked and get a new version. */
export function touchedPlayers(actor: number, changes: Changes): number[] {
  const ids = new Set<number>([actor]);
  for (const change of changes) for (const id of playersOf(change)) ids.add(id);
  return [...ids];
}

export interface ActionToEncode {
  n: number;
  actor: number;
  /** The players it writes. */
  players: readonly number[];
  /** All participants. Players it only read are locked and checked too. */
  entries: Entries;
  writes: readonly NumberedWrite[];
  /** The fields that the action changes. */
  fields: readonly VersionedField[];
  key: ActionKey | null;
  answer: unknown;
  now: number;
}

/** The rows of one action: one per participant, and more if one row cannot hold everything. */
class ActionRows implements Rows {
  readonly actor: number;
  readonly entries: Entries;
  readonly actorRow: Row;
  readonly all: Row[] = [];
  readonly #main = new Map<number, Row>();
  readonly #fields = new Map<number, Row>();
  readonly #versioned: readonly VersionedField[];
  readonly #n: number;
  readonly #now: number;

  constructor({ n, actor, players, entries, fields, now }: ActionToEncode) {
    this.#n = n;
    this.#now = now;
    this.actor = actor;
    this.entries = entries;
    this.#versioned = fields;
    for (const id of players) {
      const row = this.#add(id);
      row.main = true;
      this.#main.set(id, row);
    }
    for (const id of entries.keys()) if (!this.#main.has(id)) this.#add(id);
    this.actorRow = this.main(actor);
    this.actorRow.is_actor = true;
  }

  main(playerId: number): Row {
    const row = this.#main.get(playerId);
    if (row === undefined) throw new Error(`Player ${playerId} is not a participant.`);
    return row;
  }

  next(playerId: number, column: string): Row {
    const mainRow = this.main(playerId);
    return column in mainRow ? this.#add(playerId) : mainRow;
  }

  field(cell: Position): Row {
    const key = cellIndex(cell);
    let row = this.#fields.get(key);
    if (row === undefined) {
      const field = this.#versioned.find((named) => cellIndex(named) === key);
      if (field === undefined) throw new Error(`The field ${cell.x},${cell.y} was not named.`);
      row = this.next(this.actor, "f_x");
      Object.assign(row, { f_x: field.x, f_y: field.y, f_v: field.version });
      this.#fields.set(key, row);
    }
    return row;
  }

  #add(id: number): Row {
    const v = this.entries.get(id)?.version;
    if (v === undefined) throw new Error(`A rule changed player ${id}, who was not loaded.`);
    const row: Row = { n: this.#n, c: 0, id, v, at: this.#now };
    this.all.push(row);
    return row;
  }
}

/** Encodes an action's writes as the JSON rows of the commit statement. */
export function encodeAction(action: ActionToEncode): EncodedAction {
  const { n, writes, key, answer } = action;
  const rows = new ActionRows(action);
  let variant: StatementVariant = SECTION.basic;
  for (const write of writes) {
    variant |= variantOfWrite(write);
    fill(write, rows);
  }
  if (key !== null) fillKey(rows.actorRow, key, answer);
  for (const row of rows.all) row.c = rows.all.length;
  return { n, rows: rows.all.map((row) => JSON.stringify(row)).join(","), variant };
}
