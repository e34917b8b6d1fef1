import { useSetAtom } from "jotai";
import { t } from "../../../lib/i18n/catalogue.ts";
import { useLogout } from "../../session/hooks/use-session.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { Dialog } from "../../ui/components/dialog.tsx";

/** Asks a guest before logging out, since nobody can log in as a guest again. */
export default function GuestLeavesDialog({ onClose }: { onClose: () => void }) {
  const open = useSetAtom(popupAtom);
  const logout = useLogout();
  const words = t.logout;
  const leave = () => logout.mutate(undefined, { onSuccess: onClose });
  return (
    <Dialog title={words.guestTitle} onClose={onClose}>
      <p>{words.guestText}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="btn btn-ember" onClick={() => open("account")}>
          {words.guestKeep}
        </button>
        <button type="button" className="btn" disabled={logout.isPending} onClick={leave}>
          {words.guestLeave}
        </button>
      </div>
    </Dialog>
  );
}
