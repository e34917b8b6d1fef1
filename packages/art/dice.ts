/** Deterministic rolls for one picture: the same seed gives the same picture on every visit. */
export interface Dice {
  /** A float in [from, to). */
  range(from: number, to: number): number;
  /** An integer in [from, to], both included. */
  int(from: number, to: number): number;
  /** Left (-1) or right (1). */
  sign(): 1 | -1;
  /** True with the given probability, 0..1. */
  chance(probability: number): boolean;
}

/** Hashes text to a 32-bit seed (FNV-1a with an avalanche, so that similar texts differ widely). */
function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return hash ^ (hash >>> 13);
}

/** Dice seeded by text (mulberry32). */
export function diceOf(seed: string): Dice {
  let state = seedOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    range: (from, to) => from + next() * (to - from),
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    sign: () => (next() < 0.5 ? -1 : 1),
    chance: (probability) => next() < probability,
  };
}
