/** Pages of the chat's history, with retries (spec §8). */
import type { ChatHistoryAnswer } from "@emberlode/contract";

/** Pause before the first retry, in milliseconds; doubles with each further one. */
export const FIRST_PAUSE_MS = 500;
/** How often a failed page of history is retried. */
const MAX_RETRIES = 5;
/** Maximum number of consecutive empty pages to skip: their senders are blocked. */
const MAX_EMPTY_PAGES = 20;

export interface HistoryCalls {
  /** A page of messages before a sequence number, or the latest page. */
  history(before?: number): Promise<ChatHistoryAnswer>;
  pause(ms: number): Promise<unknown>;
}

/**
 * Returns a function that loads the page before a sequence number, or the latest one. It skips
 * pages without messages and gives up early once `isOver`.
 */
export function createHistoryReader(
  calls: HistoryCalls,
  { isClosed, onFailure }: { isClosed: () => boolean; onFailure: () => void },
) {
  async function tryPage(isOver: () => boolean, before?: number): Promise<ChatHistoryAnswer> {
    for (let failures = 0; ; failures++) {
      try {
        return await calls.history(before);
      } catch (error) {
        onFailure();
        if (isClosed() || failures >= MAX_RETRIES || isOver()) throw error;
        await calls.pause(FIRST_PAUSE_MS * 2 ** failures);
        if (isOver()) throw error;
      }
    }
  }

  return async function page(isOver: () => boolean, before?: number): Promise<ChatHistoryAnswer> {
    let answer = await tryPage(isOver, before);
    const { upTo } = answer;
    for (let empty = 0; empty < MAX_EMPTY_PAGES && answer.messages.length === 0; empty++) {
      if (answer.older === null) break;
      answer = await tryPage(isOver, answer.older);
    }
    return { ...answer, upTo };
  };
}
