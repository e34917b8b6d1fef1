import { useAtom, useAtomValue } from "jotai";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../lib/load-part.ts";
import { messages } from "../../lib/messages.ts";
import { NewVersionLine } from "../offline/new-version-line.tsx";
import { partMissingAtom } from "../offline/version-atoms.ts";
import { Dialog } from "../ui/dialog.tsx";
import { type Popup, popupAtom } from "../ui/popup-atom.ts";

const t = await messages("shell");

const WINDOWS: Readonly<Record<Popup, ComponentType<{ onClose: () => void }>>> = {
  account: lazyPart(() => import("../account/account-dialog.tsx")),
  alliances: lazyPart(() => import("../treaties/alliances-dialog.tsx")),
  settings: lazyPart(() => import("../settings/settings-dialog.tsx")),
  guestLeaves: lazyPart(() => import("../account/guest-leaves-dialog.tsx")),
  alerts: lazyPart(() => import("../alerts/alerts-dialog.tsx")),
  blocked: lazyPart(() => import("../chat/blocked-dialog.tsx")),
  reports: lazyPart(() => import("../chat/reports-dialog.tsx")),
  palette: lazyPart(() => import("../palette/palette-dialog.tsx")),
  keys: lazyPart(() => import("../movement/keys-dialog.tsx")),
};

/** Delay before a loading dialog shows an indicator, in milliseconds. */
const LATE_MS = 400;

/** Placeholder while a dialog is loading; closing it cancels the dialog. */
function WindowLoading({ onClose }: { onClose: () => void }) {
  const [late, setLate] = useState(false);
  const isMissing = useAtomValue(partMissingAtom);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Dialog title={t("loading")} onClose={onClose}>
      {isMissing ? (
        <NewVersionLine onLater={onClose} />
      ) : (
        <div role="status" className="skeleton h-40">
          <span className="sr-only">{t("loading")}</span>
        </div>
      )}
    </Dialog>
  );
}

export function Popups() {
  const [popup, setPopup] = useAtom(popupAtom);
  if (popup === null) return null;
  const Window = WINDOWS[popup];
  const close = () => setPopup(null);
  return (
    <Suspense fallback={<WindowLoading onClose={close} />}>
      <Window onClose={close} />
    </Suspense>
  );
}
