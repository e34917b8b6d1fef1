/** What players change about themselves: profile, picture, email address, password (spec §2, §5). */
import { plainLine, TEXT_LIMITS, textLength } from "@emberlode/game";
import { z } from "zod";
import { emailSchema, newPasswordSchema, passwordSchema, tokenFromLinkSchema } from "./account.ts";
import { fault } from "./input-faults.ts";

const { baseNameMax, quoteMax, quoteLines } = TEXT_LIMITS;
/** Largest picture that can be sent, in bytes. */
export const MAX_PICTURE_BYTES = 1_048_576;

/** Longer than anything that could still fit once blanks and unfit characters are gone. */
const TYPED_MAX_LENGTH = 1000;
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

/** Readable lines, without empty ones at either end. */
function plainLines(text: string): string {
  return text
    .split(LINE_END)
    .map(plainLine)
    .join("\n")
    .replace(/^\n+|\n+$/g, "");
}

const typedSchema = z.string(fault("notText")).max(TYPED_MAX_LENGTH, fault("textLong"));

/** Control, invisible and direction-changing characters are taken out. */
export const baseNameSchema = typedSchema
  .transform(plainLine)
  .refine((name) => textLength(name) <= baseNameMax, fault("baseNameLong"));

/** The same line by line; a line end counts as one character. */
export const quoteSchema = typedSchema
  .transform(plainLines)
  .refine((quote) => textLength(quote) <= quoteMax, fault("quoteLong"))
  .refine((quote) => quote.split("\n").length <= quoteLines, fault("quoteLines"));

/** Bytes of a file, which only a form carries; as text the address that the player has already, or nothing. */
const pictureSchema = z.union(
  [z.instanceof(Uint8Array), z.string().max(200)],
  fault("pictureNoFile"),
);

/** What is left out stays as it is. */
export const updateProfileInput = z.strictObject({
  email: emailSchema.optional(),
  baseName: baseNameSchema.optional(),
  quote: quoteSchema.optional(),
  profilePicture: pictureSchema.optional(),
});

export const confirmEmailInput = z.strictObject({ token: tokenFromLinkSchema });

/** Both or neither (spec §5): empty is as good as missing. How long they are is judged after that. */
export const changePasswordInput = z.strictObject({
  oldPassword: typedSchema.default(""),
  newPassword: typedSchema.default(""),
});

/** An old and a new password that can be what they say. */
export const passwordPairSchema = z.object({
  oldPassword: passwordSchema,
  newPassword: newPasswordSchema,
});
export const changePasswordAnswer = z.object({});

export type UpdateProfileInput = z.infer<typeof updateProfileInput>;
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;
