/** Changes to a player's profile, picture, email address and password (spec §2, §5). */
import { plainLine, TEXT_LIMITS, textLength } from "@emberlode/game";
import { z } from "zod";
import { emailSchema, newPasswordSchema, passwordSchema, tokenFromLinkSchema } from "./account.ts";
import { inputError } from "./input-errors.ts";

const { baseNameMax, quoteMax, quoteLines } = TEXT_LIMITS;
/** Maximum size of an uploaded picture, in bytes. */
export const MAX_PICTURE_BYTES = 1_048_576;

/** Longer than any input that could still fit after cleaning. */
const TYPED_MAX_LENGTH = 1000;
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

/** Cleaned lines, without empty ones at either end. */
function plainLines(text: string): string {
  return text
    .split(LINE_END)
    .map(plainLine)
    .join("\n")
    .replace(/^\n+|\n+$/g, "");
}

const typedSchema = z.string(inputError("notText")).max(TYPED_MAX_LENGTH, inputError("textLong"));

/** Control, invisible and direction-changing characters are removed. */
export const baseNameSchema = typedSchema
  .transform(plainLine)
  .refine((name) => textLength(name) <= baseNameMax, inputError("baseNameLong"));

/** Cleaned line by line. A line end counts as one character. */
export const quoteSchema = typedSchema
  .transform(plainLines)
  .refine((quote) => textLength(quote) <= quoteMax, inputError("quoteLong"))
  .refine((quote) => quote.split("\n").length <= quoteLines, inputError("quoteLines"));

/** Bytes of a file (only in a form), or as text the current address or an empty string. */
const pictureSchema = z.union(
  [z.instanceof(Uint8Array), z.string().max(200)],
  inputError("pictureNotFile"),
);

/** Omitted values stay unchanged. */
export const updateProfileInput = z.strictObject({
  email: emailSchema.optional(),
  baseName: baseNameSchema.optional(),
  quote: quoteSchema.optional(),
  profilePicture: pictureSchema.optional(),
});

export const confirmEmailInput = z.strictObject({ token: tokenFromLinkSchema });

/** Both or neither (spec §5); an empty string counts as missing. Lengths are checked later. */
export const changePasswordInput = z.strictObject({
  oldPassword: typedSchema.default(""),
  newPassword: typedSchema.default(""),
});

/** An old and a different new password, both of valid length. */
export const passwordPairSchema = z
  .object({ oldPassword: passwordSchema, newPassword: newPasswordSchema })
  .refine(({ oldPassword, newPassword }) => oldPassword !== newPassword, {
    path: ["newPassword"],
    message: inputError("passwordSame"),
  });
export const changePasswordAnswer = z.object({});

export type UpdateProfileInput = z.infer<typeof updateProfileInput>;
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;
