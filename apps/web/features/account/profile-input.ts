/** Validation of profile and password, which share a form (spec §5). */

import { changePasswordInput, passwordPairSchema, updateProfileInput } from "@emberlode/contract";
import { errorText } from "@emberlode/messages/error-text";
import { messages } from "../../lib/messages.ts";

const t = await messages("errors");

/** Both passwords or neither, with the error at the missing one; then each by the server's rules. */
export const profileForm = updateProfileInput
  .extend(changePasswordInput.shape)
  .superRefine(({ oldPassword, newPassword }, context) => {
    if (oldPassword === "" && newPassword === "") return;
    if (oldPassword === "" || newPassword === "") {
      const missing = oldPassword === "" ? "oldPassword" : "newPassword";
      context.addIssue({
        code: "custom",
        path: [missing],
        message: errorText(t, "PASSWORD_PAIR"),
      });
      return;
    }
    const judged = passwordPairSchema.safeParse({ oldPassword, newPassword });
    for (const { path, message } of judged.error?.issues ?? []) {
      context.addIssue({ code: "custom", path, message });
    }
  });
