import { cellIndex, type Position } from "@emberlode/game";
import type { FieldVersions } from "../commit/fields.ts";
import type { Pool } from "../connection/pool.ts";

/** A process's known fields with only their versions, which start at the oldest. */
export class TestFields implements FieldVersions {
  readonly #pool: Pool;
  readonly #versions = new Map<number, number>();
  /** Reloaded fields, in order. */
  readonly reloaded: Position[] = [];

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  versionOf(cell: Position): number {
    return this.#versions.get(cellIndex(cell)) ?? 1;
  }

  async reload(cells: readonly Position[]): Promise<boolean> {
    let moved = false;
    for (const cell of cells) {
      this.reloaded.push({ x: cell.x, y: cell.y });
      const [row] = await this.#pool.query<{ version: number }>(
        "select version from fields where x = $1::smallint and y = $2::smallint",
        [cell.x, cell.y],
      );
      const version = row?.version ?? 1;
      moved ||= version !== this.versionOf(cell);
      this.#versions.set(cellIndex(cell), version);
    }
    return moved;
  }
}
