/** Fields by version, as one process knows them. */
import { type Changes, cellIndex, type Position } from "@emberlode/game";
import type { Entries } from "./cached-player.ts";
import { fieldsOf } from "./writes/all-writes.ts";

/** A field with the version that an action was judged on. */
export interface VersionedField extends Position {
  version: number;
}

/**
 * This process's view of the fields. Actions lock the fields that they name, are judged on this
 * view, and are written only if the fields still have these versions.
 */
export interface FieldVersions {
  versionOf(cell: Position): number;
  /**
   * Reads fields again, after a commit that changed them or lost a race and before a refusal; true
   * if any had changed.
   */
  reload(cells: readonly Position[]): Promise<boolean>;
}

/** For processes that never change fields. */
export const NO_FIELDS: FieldVersions = { versionOf: () => 0, reload: async () => false };

/** Every changed field, each once. */
export function changedFields(changes: Changes, entries: Entries): readonly Position[] {
  const cells = new Map<number, Position>();
  for (const change of changes) {
    for (const { x, y } of fieldsOf(change, entries)) cells.set(cellIndex({ x, y }), { x, y });
  }
  return [...cells.values()];
}
