/** Randomness for the rules. It is always passed in, never read from a global source. */

export interface Random {
  /** A uniform integer in min..max, both included. */
  int(min: number, max: number): number;
  /** True with this probability, 0..1. */
  chance(probability: number): boolean;
  /** One of the items, all equally likely. The list must not be empty. */
  pick<T extends NonNullable<unknown>>(items: readonly T[]): T;
}

/** Gives uniform integers in 0..2^32-1. */
export type Uint32Source = () => number;

const TWO_32 = 2 ** 32;

/** An unbiased Random on top of any 32-bit source. Ranges span at most 2^32 values. */
export function randomFrom(next: Uint32Source): Random {
  const int = (min: number, max: number): number => {
    const span = max - min + 1;
    if (!(span >= 1 && span <= TWO_32))
      throw new RangeError(`There is no integer in ${min}..${max}.`);
    // Values above the last whole multiple of the span would favor small results: draw again.
    const limit = TWO_32 - (TWO_32 % span);
    let value = next();
    while (value >= limit) value = next();
    return min + (value % span);
  };
  return {
    int,
    chance: (probability) => next() < probability * TWO_32,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError("Cannot pick from an empty list.");
      return item;
    },
  };
}

/** FNV-1a over the text's UTF-16 code units, starting from `basis`. */
function hash(text: string, basis: number): number {
  let value = basis;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** The sfc32 generator, seeded from a text: the same text gives the same numbers everywhere. */
export function seededUint32(seed: string): Uint32Source {
  let a = hash(seed, 0x811c9dc5);
  let b = hash(seed, 0x9e3779b9);
  let c = hash(seed, 0x85ebca6b);
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return next;
}

/** A Random fully determined by its seed. Never use it for rolls that a player could predict. */
export function seededRandom(seed: string): Random {
  return randomFrom(seededUint32(seed));
}
