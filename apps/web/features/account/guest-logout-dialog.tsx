import { useSetAtom } from "jotai";
import { messages } from "../../lib/messages.ts";
import { useLogout } from "../session/use-session.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { openDialogAtom } from "../ui/dialog-atoms.ts";

const t = await messages("shell");

const QUESTION = {
  title: t("logout.guestTitle"),
  text: t("logout.guestText"),
  verb: t("logout.guestLeave"),
};

/** Asks a guest before logging out, since guests cannot log in again. */
export default function GuestLogoutDialog({ onClose }: { onClose: () => void }) {
  const open = useSetAtom(openDialogAtom);
  const logout = useLogout();
  const keep = (
    <button type="button" className="btn btn-ember" onClick={() => open("account")}>
      {t("logout.guestKeep")}
    </button>
  );
  return (
    <ConfirmDialog
      question={QUESTION}
      alternative={keep}
      pending={logout.isPending}
      onConfirm={() => logout.mutate(undefined, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
