/** The map as one player knows it. */
import { CELL_COUNT, type FieldType } from "@emberlode/game";

/** What a habit may ask of the map it knows; cells go by their index. */
export type Land = Pick<KnownLand, "at" | "of" | "unknown">;

const NONE: readonly number[] = [];

/** Keeps count of what is looked for before every decision, so that nobody has to search for it. */
export class KnownLand {
  readonly #cells: (FieldType | null)[] = new Array(CELL_COUNT).fill(null);
  readonly #of = new Map<FieldType, number[]>();
  #unknown = CELL_COUNT;

  /** How many cells nothing is known of. */
  get unknown(): number {
    return this.#unknown;
  }

  /** What lies on a cell; null for what is unexplored. */
  at(index: number): FieldType | null {
    return this.#cells[index] ?? null;
  }

  /** The known cells of a type, in the order in which they became known. */
  of(type: FieldType): readonly number[] {
    return this.#of.get(type) ?? NONE;
  }

  /** A cell is of this type, or unknown again. */
  learn(index: number, type: FieldType | null): void {
    const before = this.at(index);
    if (before === type) return;
    if (before === null) this.#unknown -= 1;
    else
      this.#of.set(
        before,
        this.of(before).filter((cell) => cell !== index),
      );
    this.#cells[index] = type;
    if (type === null) this.#unknown += 1;
    else this.#add(index, type);
  }

  #add(index: number, type: FieldType): void {
    const cells = this.#of.get(type);
    if (cells === undefined) this.#of.set(type, [index]);
    else cells.push(index);
  }
}
