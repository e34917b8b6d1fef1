/** The veins of a bot's world, day by day. */
import {
  CELL_COUNT,
  isDiggable,
  isVein,
  type RollDigest,
  seededUint32,
  utcDay,
  type WorldField,
} from "@emberlode/game";

/** Stands in for the HMAC with a day's secret seed. */
function digestOf(seed: string): RollDigest {
  return (text, block) => {
    const next = seededUint32(`${seed} ${text} ${block}`);
    return new Uint8Array(Uint32Array.from({ length: 8 }, next).buffer);
  };
}

interface Moment {
  world: readonly WorldField[];
  now: number;
}

/** The veins of the last day asked for. */
export class Veins {
  readonly #seed: string;
  #day = -1;
  #cells = new Uint8Array(CELL_COUNT);

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** 1 for each cell with a vein, known or not, by cell index. */
  today({ world, now }: Moment): Uint8Array {
    const day = utcDay(now);
    if (day !== this.#day) {
      const digest = digestOf(`${this.#seed} ${day}`);
      this.#cells = Uint8Array.from(world, (field) =>
        isDiggable(field.type) && isVein(field, digest) ? 1 : 0,
      );
      this.#day = day;
    }
    return this.#cells;
  }

  /** Whether a cell has a vein, known or not. */
  isAt(bot: Moment, index: number): boolean {
    return this.today(bot)[index] === 1;
  }
}
