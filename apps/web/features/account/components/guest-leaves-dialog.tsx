import { useSetAtom } from "jotai";
import { messages } from "../../../lib/messages.ts";
import { useLogout } from "../../session/hooks/use-session.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { Dialog } from "../../ui/components/dialog.tsx";

const t = await messages("shell");

/** Asks a guest before logging out, since nobody can log in as a guest again. */
export default function GuestLeavesDialog({ onClose }: { onClose: () => void }) {
  const open = useSetAtom(popupAtom);
  const logout = useLogout();
  const leave = () => logout.mutate(undefined, { onSuccess: onClose });
  return (
    <Dialog title={t("logout.guestTitle")} onClose={onClose}>
      <p>{t("logout.guestText")}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="btn btn-ember" onClick={() => open("account")}>
          {t("logout.guestKeep")}
        </button>
        <button type="button" className="btn" disabled={logout.isPending} onClick={leave}>
          {t("logout.guestLeave")}
        </button>
      </div>
    </Dialog>
  );
}
