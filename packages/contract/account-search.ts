/** How admins find accounts by an email address, an IP address or a network. */
import { searchedTrace } from "@emberlode/game";
import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "./account.ts";
import { listedPlayerSchema } from "./admin.ts";
import { inputError } from "./input-errors.ts";

export const findAccountsInput = z.strictObject({
  text: z
    .string(inputError("accountSearchInvalid"))
    .max(EMAIL_MAX_LENGTH, inputError("accountSearchInvalid"))
    .refine((text) => searchedTrace(text) !== null, inputError("accountSearchInvalid")),
});

export const findAccountsAnswer = z.object({
  /** The last seen first, at most twenty. */
  players: z.array(
    /** The email address, or the address that it was last used from. */
    listedPlayerSchema.extend({ found: z.string() }),
  ),
  /** The searched network, normalized; null for an email address. */
  network: z.string().nullable(),
});

export type FindAccountsAnswer = z.infer<typeof findAccountsAnswer>;
