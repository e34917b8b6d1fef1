/** Numbered messages that come by two ways, each told once and in order. */

export interface InOrder<T> {
  /** Number of the last one told. */
  last(): number;
  /** Keeps what arrives until `release`: what was missed before it is on its way. */
  hold(): void;
  /** One that arrived. */
  take(one: T): void;
  /** Some that were missed, in order; told at once. */
  fill(missed: readonly T[]): void;
  /** Tells what was kept. */
  release(): void;
}

/**
 * Tells everything after the number `from` once and in order, as long as what was missed is filled in
 * between `hold` and `release`. Numbers may be left out: not every message is for everybody.
 */
export function inOrder<T extends { readonly seq: number }>(
  from: number,
  tell: (one: T) => void,
): InOrder<T> {
  let last = from;
  let held: T[] | null = null;

  function pass(one: T): void {
    if (one.seq <= last) return;
    last = one.seq;
    tell(one);
  }

  return {
    last: () => last,
    hold() {
      held ??= [];
    },
    take(one) {
      if (held === null) pass(one);
      else held.push(one);
    },
    fill(missed) {
      for (const one of missed) pass(one);
    },
    release() {
      const waiting = held ?? [];
      held = null;
      for (const one of waiting.sort((a, b) => a.seq - b.seq)) pass(one);
    },
  };
}
