/** A player's data: the export, and the deletion of the account. */
import { z } from "zod";
import { passwordSchema } from "./account.ts";
import { timeSchema } from "./primitives.ts";

/** The player's password; guests have none. */
const ownPasswordInput = z.strictObject({ password: passwordSchema.optional() });

export const prepareExportInput = ownPasswordInput;
export const prepareExportAnswer = z.object({
  /** Where the player can download it until `expiresAt`. */
  path: z.string(),
  expiresAt: timeSchema,
});

export const deleteAccountInput = ownPasswordInput;
export const deleteAccountAnswer = z.object({
  /** When the account will be deleted; null if it is deleted already. */
  deletesAt: timeSchema.nullable(),
});

/** The path of the download, in front of its ticket. */
export const EXPORT_PATH = "/api/user/export";

export type OwnPasswordInput = z.infer<typeof ownPasswordInput>;
export type PrepareExportAnswer = z.infer<typeof prepareExportAnswer>;
export type DeleteAccountAnswer = z.infer<typeof deleteAccountAnswer>;
