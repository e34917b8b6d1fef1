/** Numbered messages from two sources, each passed on once and in order. */

export interface InOrder<T> {
  /** Number of the last one told. */
  last(): number;
  /** Keeps what arrives until `release`: what was missed before it is on its way. */
  hold(): void;
  /** One that arrived. */
  take(one: T): void;
  /** Those that were missed up to a number, in order, passed on at once. */
  fill(missed: readonly T[], upTo: number): void;
  /** Tells what was kept. */
  release(): void;
}

/**
 * Tells everything after the number `from` once and in order, as long as what was missed is filled in
 * between `hold` and `release`. Numbers may be left out: not every message is for everybody.
 */
export function inOrder<T extends { readonly seq: number }>(
  from: number,
  publish: (one: T) => void,
): InOrder<T> {
  let last = from;
  let held: T[] | null = null;

  function pass(one: T): void {
    if (one.seq <= last) return;
    last = one.seq;
    publish(one);
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
    fill(missed, upTo) {
      for (const one of missed) pass(one);
      // Numbers that nothing came for are not for the reader.
      last = Math.max(last, upTo);
    },
    release() {
      const waiting = held ?? [];
      held = null;
      for (const one of waiting.sort((a, b) => a.seq - b.seq)) pass(one);
    },
  };
}
