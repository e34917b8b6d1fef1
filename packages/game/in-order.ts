/** Merges live and replayed messages, delivering each once and in order. */

export interface InOrder<T> {
  /** Number of the last message delivered. */
  last(): number;
  /** Buffers incoming messages until `release`, while the missed ones are fetched. */
  hold(): void;
  /** Accepts an incoming message. */
  take(one: T): void;
  /** Delivers missed messages at once: all of them up to the number `upTo`, in order. */
  fill(missed: readonly T[], upTo: number): void;
  release(): void;
}

/**
 * Delivers every message numbered above `from` once and in order, provided that missed messages are
 * filled in between `hold` and `release`. Gaps are fine: not every message is for every reader.
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
      // Numbers without a message were for other readers.
      last = Math.max(last, upTo);
    },
    release() {
      const waiting = held ?? [];
      held = null;
      for (const one of waiting.sort((a, b) => a.seq - b.seq)) pass(one);
    },
  };
}
