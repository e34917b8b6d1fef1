/** The texts of the operator's public pages, and their versions. */
import { SITE_PAGES, SITE_TEXT_MAX_LENGTH } from "@emberlode/game";
import { z } from "zod";
import { cursorSchema, nextSchema } from "./admin.ts";
import { languageTagSchema } from "./announcements.ts";
import { inputError } from "./input-errors.ts";
import { amountSchema, idSchema, timeSchema } from "./primitives.ts";

/** Enough for the longest text in any script, escaped. */
export const SITE_TEXT_MAX_BODY_BYTES = 131_072;

const pageSchema = z.enum(SITE_PAGES);

export const siteTextInput = z.strictObject({
  page: pageSchema,
  /** The reader's language. */
  language: languageTagSchema,
});

/** A text as players read it. */
export const siteTextAnswer = z.object({
  /** Markdown. */
  body: z.string(),
  /** The language of the text: if an admin wrote it in another one only, that. */
  language: z.string(),
  /** Null for the default text. */
  updatedAt: timeSchema.nullable(),
});

/** The newest version of a text; null while nobody has changed it. */
const currentSchema = z
  .object({
    id: idSchema,
    at: timeSchema,
    /** Null for a deleted account. */
    by: z.string().nullable(),
    /** Whether it restores the default text. */
    isDefault: z.boolean(),
  })
  .nullable();

export const siteTextsAnswer = z.object({
  texts: z.array(
    z.object({ page: z.enum(SITE_PAGES), language: z.string(), current: currentSchema }),
  ),
});

export const editedTextAnswer = z.object({
  /** Empty for the default text. */
  body: z.string(),
  defaultBody: z.string(),
  current: currentSchema,
});

export const saveSiteTextInput = z.strictObject({
  ...siteTextInput.shape,
  /** Markdown; empty restores the default text. */
  body: z
    .string(inputError("notText"))
    .max(SITE_TEXT_MAX_LENGTH, inputError("textLong"))
    .transform((text) => text.replace(/\r\n?/g, "\n").trim()),
  /** The version that the change starts from, or null. */
  base: idSchema.nullable(),
});

export const siteTextVersionsInput = z.strictObject({
  ...siteTextInput.shape,
  before: cursorSchema,
});

export const siteTextVersionsAnswer = z.object({
  /** Newest first. */
  versions: z.array(
    z.object({
      id: idSchema,
      at: timeSchema,
      by: z.string().nullable(),
      /** Characters; 0 restores the default text. */
      length: amountSchema,
    }),
  ),
  next: nextSchema,
});

export const siteTextVersionInput = z.strictObject({ id: idSchema });
export const siteTextVersionAnswer = z.object({ body: z.string() });

export type SiteTextInput = z.infer<typeof siteTextInput>;
export type SiteTextAnswer = z.infer<typeof siteTextAnswer>;
export type SiteTextsAnswer = z.infer<typeof siteTextsAnswer>;
export type EditedTextAnswer = z.infer<typeof editedTextAnswer>;
export type SaveSiteTextInput = z.infer<typeof saveSiteTextInput>;
export type SiteTextVersionsInput = z.infer<typeof siteTextVersionsInput>;
export type SiteTextVersionsAnswer = z.infer<typeof siteTextVersionsAnswer>;
