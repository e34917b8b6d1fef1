import type { Changes, FactoryChange, MineChange, Position } from "@emberlode/game";
import { whole } from "./columns.ts";

/** A field and the version on which an action about it was decided. */
export interface Versioned extends Position {
  version: number;
}

/**
 * The fields as this process knows them. Actions lock the fields that they name, are decided on what
 * is known, and are written only if the fields still have these versions.
 */
export interface KnownFields {
  versionOf(cell: Position): number;
  /** Reads fields again, after a commit that changed them or one that came too late; true when any was unknown. */
  reload(cells: readonly Position[]): Promise<boolean>;
}

/** What stands where nothing is known of fields: a process that never changes one. */
export const NO_FIELDS: KnownFields = { versionOf: () => 0, reload: async () => false };

export const fieldKey = ({ x, y }: Position): number => y * 100 + x;

/** Every field that an action changes. A base that moves leaves one, which `baseOf` knows. */
export function touchedFields(
  { factories = [], mines = [], baseMoves = [] }: Changes,
  baseOf: (playerId: number) => Position | null,
): Position[] {
  const cells = new Map<number, Position>();
  const add = (cell: Position | null) => {
    if (cell !== null) cells.set(fieldKey(cell), { x: cell.x, y: cell.y });
  };
  for (const change of factories) add(change);
  for (const change of mines) add(change);
  for (const move of baseMoves) {
    add(baseOf(move.playerId));
    add(move);
  }
  return [...cells.values()];
}

type Row = Record<string, unknown>;

function putFactory(row: Row, change: FactoryChange): void {
  row.fac_id = change.id;
  row.fac_from = change.from ?? 0;
  row.fac_to = change.to ?? 0;
  row.fac_lvl = whole(change.lvl);
  row.fac_slots = whole(change.slots);
  row.fac_safe = whole(change.safeUntil);
  row.fac_first = change.isFirst;
  row.fac_falls = change.fallsFreeAt;
  row.f_free = change.hold?.freeSince;
  row.f_held = change.hold?.heldSince;
  row.f_open = change.hold?.openUntil;
  row.f_reserved = change.hold?.reservedUntil;
  row.f_safe = change.hold?.safeUntil;
  row.bar_id = change.barredId;
  row.bar_until = change.barredUntil;
}

function putMines(row: Row, { ownerId, lay, removeId }: MineChange): void {
  if (lay !== undefined) {
    row.mine_owner = ownerId;
    row.mine_count = whole(lay.count);
    row.mine_inert = whole(lay.inert ?? 0);
    row.mine_until = whole(lay.until);
  }
  if (removeId !== undefined) {
    row.mine_gone = [...(Array.isArray(row.mine_gone) ? row.mine_gone : []), removeId];
  }
}

/** What is carried for each field of an action, one row each. */
export function fieldRows(changes: Changes, fields: readonly Versioned[]): readonly Row[] {
  const rows = new Map<number, Row>();
  for (const { x, y, version } of fields) {
    rows.set(fieldKey({ x, y }), { f_x: x, f_y: y, f_v: version });
  }
  const rowOf = (cell: Position): Row => {
    const row = rows.get(fieldKey(cell));
    if (row === undefined) throw new Error(`The field ${cell.x},${cell.y} was not named.`);
    return row;
  };
  for (const change of changes.factories ?? []) putFactory(rowOf(change), change);
  for (const change of changes.mines ?? []) putMines(rowOf(change), change);
  if (changes.baseMoves !== undefined && changes.baseMoves.length > 0) {
    const arrivals = new Map(changes.baseMoves.map((move) => [fieldKey(move), move.playerId]));
    // Whatever else such an action names is where a base stood.
    for (const [key, row] of rows) row.f_base = arrivals.get(key) ?? 0;
  }
  return [...rows.values()];
}
