/** Changes to the public profile and the password. */
import type { DisplayUser, Field } from "@emberlode/contract";
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { messages } from "../../lib/messages.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

const t = await messages("profile");

/** The field with its owner's new profile. */
function withOwner(field: Field | undefined, id: string, shown: DisplayUser): Field | undefined {
  if (field?.user?._id !== id) return field;
  const { baseName, quote, profilePicture } = shown;
  return { ...field, user: { ...field.user, baseName, quote, profilePicture } };
}

/** Saves the player's profile and updates the page's caches, including map fields (spec §7, §8). */
export function useUpdateProfile(id: string) {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  return trpc.user.updateProfile.useMutation({
    onSuccess(shown) {
      utils.user.session.setData(
        undefined,
        (payload) => payload && { ...payload, user: { ...payload.user, ...shown } },
      );
      // Fields are not refetched automatically.
      queries.setQueriesData<Field>({ queryKey: getQueryKey(trpc.fields.field) }, (field) =>
        withOwner(field, id, shown),
      );
      notifySuccess(t("form.updated"));
    },
    onError: () => notifyError(t("form.failed")),
  });
}

/**
 * Sets the password; all other sessions and all API tokens end (spec §5, §8). An empty password
 * changes nothing and shows no message.
 */
export function useChangePassword() {
  const utils = trpc.useUtils();
  return trpc.user.changePassword.useMutation({
    onSuccess(_answer, { newPassword = "" }) {
      if (newPassword === "") return;
      void utils.user.sessions.invalidate();
      void utils.user.tokens.invalidate();
      notifySuccess(t("password.updated"));
    },
    onError: () => notifyError(t("password.failed")),
  });
}
