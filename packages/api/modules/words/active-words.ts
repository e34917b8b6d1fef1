/** The word filter in memory: compiled once per change, in every process. */
import type { Database } from "@emberlode/db";
import { createWordFilter, type WordFilter } from "@emberlode/game";
import { GameError, loggable } from "../../errors.ts";
import type { Log } from "../../platform/log.ts";
import type { LiveEvent } from "../live/live-feed.ts";
import { findFilter } from "./words.queries.ts";

export interface ActiveWords extends WordFilter {
  /** Reads the words. If the database cannot be reached, the ones from before stay. */
  refresh(): Promise<void>;
  /** Handles a change by another process. */
  onEvent(event: LiveEvent): void;
}

export function createActiveWords(db: Database, log: Log): ActiveWords {
  let filter = createWordFilter([]);
  let last: Promise<void> = Promise.resolve();
  const load = async () => {
    try {
      filter = createWordFilter(await findFilter(db));
    } catch (err) {
      log.warn({ err: loggable(err) }, "the word filter could not be read");
    }
  };
  // One after the other, so that the last reading is the newest.
  const refresh = () => {
    last = last.then(load);
    return last;
  };
  return {
    refresh,
    onEvent(event) {
      if (event.t === "words" || event.t === "reconnected") void refresh();
    },
    chat: (text) => filter.chat(text),
    refusesName: (text) => filter.refusesName(text),
  };
}

/** The refusal of a form's field, with its text there. */
export const wordRefusal = (field: string): GameError<"WORD_NOT_ALLOWED"> =>
  new GameError("WORD_NOT_ALLOWED", {
    fields: { [field]: ({ errors }) => errors("texts.WORD_NOT_ALLOWED") },
  });

/**
 * The refusal of a name by the words in the database, for commands, which have no filter in memory.
 */
export async function refuseStoredWords(
  db: Database,
  name: string,
): Promise<GameError<"WORD_NOT_ALLOWED"> | null> {
  const filter = createWordFilter(await findFilter(db));
  return filter.refusesName(name) ? new GameError("WORD_NOT_ALLOWED") : null;
}
