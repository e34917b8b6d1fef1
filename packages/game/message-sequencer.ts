/** Merges live and replayed messages, delivering each once and in order. */

export interface MessageSequencer<T> {
  /** Number of the last message delivered. */
  last(): number;
  /** Buffers incoming messages until `release`, while the missed ones are fetched. */
  hold(): void;
  /** Accepts an incoming message. */
  receive(message: T): void;
  /** Delivers the missed messages up to the number `upTo`, in order, even before `release`. */
  fill(missed: readonly T[], upTo: number): void;
  release(): void;
}

/**
 * Delivers every message numbered above `from` once and in order, provided that missed messages are
 * filled in between `hold` and `release`. Gaps are fine: not every message is for every reader.
 */
export function createSequencer<T extends { readonly seq: number }>(
  from: number,
  publish: (message: T) => void,
): MessageSequencer<T> {
  let last = from;
  let buffer: T[] | null = null;

  function deliver(message: T): void {
    if (message.seq <= last) return;
    last = message.seq;
    publish(message);
  }

  return {
    last: () => last,
    hold() {
      buffer ??= [];
    },
    receive(message) {
      if (buffer === null) deliver(message);
      else buffer.push(message);
    },
    fill(missed, upTo) {
      for (const message of missed) deliver(message);
      // Numbers without a message were for other readers.
      last = Math.max(last, upTo);
    },
    release() {
      const waiting = buffer ?? [];
      buffer = null;
      for (const message of waiting.sort((a, b) => a.seq - b.seq)) deliver(message);
    },
  };
}
