/** The list of the word filter, and its changes. */
import {
  type AddWordInput,
  STAFF_PAGE,
  type WordsAnswer,
  type WordsInput,
} from "@emberlode/contract";
import { FILTER_WORDS_MAX, wordForm } from "@emberlode/game";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { notify } from "../live/notifications.ts";
import { byCaller } from "../staff/by-caller.ts";
import { performAsStaff } from "../staff/staff-action.ts";
import { countWords, deleteWord, findByForm, findWords, insertWord } from "./words.queries.ts";

const DONE = { ok: true } as const;

/** A page of the filter, newest first. */
export async function listWords(
  { services: { db } }: StaffContext<"db">,
  { text = "", before }: WordsInput,
): Promise<WordsAnswer> {
  const [found, total] = await Promise.all([
    findWords(db, { text, before, limit: STAFF_PAGE + 1 }),
    countWords(db),
  ]);
  const page = found.slice(0, STAFF_PAGE);
  return {
    words: page.map(({ id, createdAt, ...word }) => ({
      ...word,
      _id: String(id),
      at: isoTime(createdAt),
    })),
    total,
    next: found.length > STAFF_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Adds a word to the filter. Refuses another spelling of a known word with `NOTHING_TO_CHANGE`. */
export async function addWord(
  ctx: StaffContext<"clock" | "db" | "words">,
  input: AddWordInput,
): Promise<
  typeof DONE | GameError<"BAD_INPUT" | "NOTHING_TO_CHANGE" | "FORBIDDEN" | "KEY_REUSED">
> {
  const { services } = ctx;
  const { text, scope, isWhole, note } = input;
  const action = scope === "names" ? "refuse" : input.action;
  const form = wordForm(text);
  if (form === null) return new GameError("BAD_INPUT");
  const { key, ...by } = byCaller(ctx, input);
  const outcome = await performAsStaff<"BAD_INPUT" | "NOTHING_TO_CHANGE">(services.db, {
    ...by,
    entry: { action: "addWord", subject: text, reason: note, key },
    async work(tx) {
      const known = await findByForm(tx, form);
      if (known !== null) {
        return new GameError("NOTHING_TO_CHANGE", {
          text: ({ answers }) => answers("team.wordListed", { word: known.text }),
        });
      }
      if ((await countWords(tx)) >= FILTER_WORDS_MAX) {
        return new GameError("BAD_INPUT", {
          text: ({ answers }) => answers("team.tooManyWords", { most: FILTER_WORDS_MAX }),
        });
      }
      const word = { text, form, scope, action, isWhole, note, addedBy: by.actor.id };
      await insertWord(tx, word, by.now);
      await notify(tx, { t: "words" });
      return { facts: { scope, action, isWhole } };
    },
  });
  if (outcome instanceof GameError) return outcome;
  await services.words.refresh();
  return DONE;
}

export async function removeWord(
  ctx: StaffContext<"clock" | "db" | "words">,
  input: { id: string },
): Promise<typeof DONE | GameError<"NOT_FOUND" | "FORBIDDEN" | "KEY_REUSED">> {
  const { services } = ctx;
  const { key, ...by } = byCaller(ctx, input);
  const outcome = await performAsStaff<"NOT_FOUND">(services.db, {
    ...by,
    entry: { action: "removeWord", reason: "", key },
    async work(tx) {
      const removed = await deleteWord(tx, Number(input.id));
      if (removed === null) return new GameError("NOT_FOUND");
      await notify(tx, { t: "words" });
      const { text, scope, action, isWhole } = removed;
      return { subject: text, facts: { scope, action, isWhole } };
    },
  });
  if (outcome instanceof GameError) return outcome;
  await services.words.refresh();
  return DONE;
}
