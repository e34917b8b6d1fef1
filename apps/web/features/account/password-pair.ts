/** What a change of the password needs before it is sent. */

import { changePasswordInput, passwordPairSchema } from "@emberlode/contract";
import { errorText } from "@emberlode/messages/error-text";
import { messages } from "../../lib/messages.ts";

const t = await messages("errors");

/** Both passwords or neither (spec §5), said at the one that is missing; then each as the server wants it. */
export const passwordForm = changePasswordInput.superRefine((pair, context) => {
  const { oldPassword, newPassword } = pair;
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
  for (const { path, message } of passwordPairSchema.safeParse(pair).error?.issues ?? []) {
    context.addIssue({ code: "custom", path, message });
  }
});
