import { messages } from "../../lib/messages.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

const t = await messages("own-data");

/** When the account will be deleted, as the page knows it. */
function useSetDeletesAt() {
  const utils = trpc.useUtils();
  return (deletesAt: string | null) =>
    utils.user.session.setData(
      undefined,
      (known) => known && { ...known, user: { ...known.user, deletesAt } },
    );
}

/** Deletes the account in seven days. */
export function useDeleteAccount() {
  const setDeletesAt = useSetDeletesAt();
  return trpc.user.deleteAccount.useMutation({
    onSuccess: ({ deletesAt }) => setDeletesAt(deletesAt),
  });
}

/** Keeps the account. */
export function useKeepAccount() {
  const setDeletesAt = useSetDeletesAt();
  return trpc.user.keepAccount.useMutation({
    onSuccess() {
      setDeletesAt(null);
      notifySuccess(t("pending.kept"));
    },
    onError: () => notifyError(t("pending.failed")),
  });
}
