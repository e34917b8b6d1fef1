/** The map as one player knows it. */
import { CELL_COUNT, type FieldType } from "@emberlode/game";

/** The read-only view for habits. Cells are identified by index. */
export type Land = Pick<KnownLand, "at" | "of" | "unknown">;

const NONE: readonly number[] = [];

/** Keeps lists of cells per type, since every decision needs them. */
export class KnownLand {
  readonly #cells: (FieldType | null)[] = new Array(CELL_COUNT).fill(null);
  readonly #cellsByType = new Map<FieldType, number[]>();
  #unknown = CELL_COUNT;

  /** Number of unknown cells. */
  get unknown(): number {
    return this.#unknown;
  }

  /** The type of a cell; null if unknown. */
  at(index: number): FieldType | null {
    return this.#cells[index] ?? null;
  }

  /** The known cells of a type, in order of discovery. */
  of(type: FieldType): readonly number[] {
    return this.#cellsByType.get(type) ?? NONE;
  }

  /** Sets the type of a cell; null makes it unknown. */
  learn(index: number, type: FieldType | null): void {
    const before = this.at(index);
    if (before === type) return;
    if (before === null) this.#unknown -= 1;
    else
      this.#cellsByType.set(
        before,
        this.of(before).filter((cell) => cell !== index),
      );
    this.#cells[index] = type;
    if (type === null) this.#unknown += 1;
    else this.#add(index, type);
  }

  #add(index: number, type: FieldType): void {
    const cells = this.#cellsByType.get(type);
    if (cells === undefined) this.#cellsByType.set(type, [index]);
    else cells.push(index);
  }
}
