/** The team's word filter. */
import {
  FILTER_ACTIONS,
  FILTER_SCOPES,
  FILTER_WORD_MAX_LENGTH,
  plainLine,
  textLength,
  wordForm,
} from "@emberlode/game";
import { z } from "zod";
import { cursorSchema, nextSchema, SEARCH_MAX_LENGTH, staffMessageSchema } from "./admin.ts";
import { inputError } from "./input-errors.ts";
import { amountSchema, idSchema, timeSchema } from "./primitives.ts";

export const WORD_NOTE_MAX_LENGTH = 200;

/** Chat messages that a preview searches. */
export const PREVIEWED_MESSAGES = 10_000;
/** Accounts that a preview searches, newest first. */
export const PREVIEWED_ACCOUNTS = 50_000;
/** Samples of a preview, of messages and of names. */
export const PREVIEW_SAMPLES = 20;

/** Longer than any input that could still fit after cleaning. */
const TYPED_MAX_LENGTH = 400;

/** A word or phrase without its disguises has at least two letters or digits. */
const wordSchema = z
  .string(inputError("wordMissing"))
  .max(TYPED_MAX_LENGTH, inputError("wordLong"))
  .transform(plainLine)
  .refine((text) => text !== "", inputError("wordMissing"))
  .refine((text) => textLength(text) <= FILTER_WORD_MAX_LENGTH, inputError("wordLong"))
  .refine((text) => wordForm(text) !== null, inputError("wordShort"));

const wordFields = {
  text: wordSchema,
  scope: z.enum(FILTER_SCOPES, inputError("actionUnknown")),
  /** What happens to a chat message; names are always refused. */
  action: z.enum(FILTER_ACTIONS, inputError("actionUnknown")),
  /** Not inside other words. */
  isWhole: z.boolean(inputError("notTrueOrFalse")),
};

export const wordsInput = z.strictObject({
  /** In the word or its note. */
  text: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
  before: cursorSchema,
});

export const filterWordSchema = z.object({
  _id: idSchema,
  text: z.string(),
  scope: wordFields.scope,
  action: wordFields.action,
  isWhole: z.boolean(),
  note: z.string(),
  /** Null for a deleted account. */
  by: z.string().nullable(),
  at: timeSchema,
});

export const wordsAnswer = z.object({
  words: z.array(filterWordSchema),
  /** Of the whole filter. */
  total: amountSchema,
  next: nextSchema,
});

export const previewWordInput = z.strictObject(wordFields);

/** Where words were found in a text, in UTF-16 units. */
const marksSchema = z.array(z.object({ from: amountSchema, to: amountSchema }));

export const previewWordAnswer = z.object({
  /** The newest messages that contain it; null for an entry that only applies to names. */
  messages: z
    .object({
      searched: amountSchema,
      found: amountSchema,
      samples: z.array(staffMessageSchema.extend({ marks: marksSchema })),
    })
    .nullable(),
  /** Names that contain it, which would stay; null for an entry that only applies to the chat. */
  names: z
    .object({
      /** Accounts. */
      searched: amountSchema,
      found: amountSchema,
      samples: z.array(
        z.object({
          username: z.string(),
          part: z.enum(["username", "baseName", "quote"]),
          text: z.string(),
          marks: marksSchema,
        }),
      ),
    })
    .nullable(),
});

export const addWordInput = z.strictObject({
  ...wordFields,
  note: z.string().trim().max(WORD_NOTE_MAX_LENGTH, inputError("wordNoteLong")).default(""),
});

export const removeWordInput = z.strictObject({ id: idSchema });

export type ListedWord = z.infer<typeof filterWordSchema>;
export type WordsInput = z.infer<typeof wordsInput>;
export type WordsAnswer = z.infer<typeof wordsAnswer>;
export type PreviewWordInput = z.infer<typeof previewWordInput>;
export type WordPreview = z.infer<typeof previewWordAnswer>;
export type AddWordInput = z.infer<typeof addWordInput>;
