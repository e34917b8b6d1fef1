import { useSetAtom } from "jotai";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { leavingSummary } from "../session/leaving-summary.ts";
import { useLeavingFacts, useLogout } from "../session/use-session.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { openDialogAtom } from "../ui/dialog-atoms.ts";

const t = await messages("shell");

/**
 * Asks a guest before logging out, since guests cannot log in again, and says what they would miss.
 */
export default function GuestLogoutDialog({ onClose }: { onClose: () => void }) {
  const open = useSetAtom(openDialogAtom);
  const logout = useLogout();
  const factsNow = useLeavingFacts();
  const [summary] = useState(() => leavingSummary(factsNow(), serverNow()));
  const lost = t("logout.guestText");
  const question = {
    title: t("logout.guestTitle"),
    text: summary === null ? lost : `${lost} ${summary}`,
    verb: t("logout.guestLeave"),
  };
  const keep = (
    <button type="button" className="btn btn-ember" onClick={() => open("account")}>
      {t("logout.guestKeep")}
    </button>
  );
  return (
    <ConfirmDialog
      question={question}
      alternative={keep}
      isPending={logout.isPending}
      onConfirm={() => logout.mutate(undefined, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
