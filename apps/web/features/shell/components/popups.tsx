import { useAtom } from "jotai";
import { type ComponentType, lazy } from "react";
import { type Popup, popupAtom } from "../../ui/atoms/popup-atom.ts";

const WINDOWS: Readonly<Record<Popup, ComponentType<{ onClose: () => void }>>> = {
  account: lazy(() => import("../../account/components/account-dialog.tsx")),
  alliances: lazy(() => import("../../account/components/alliances-dialog.tsx")),
  settings: lazy(() => import("../../settings/components/settings-dialog.tsx")),
  factories: lazy(() => import("../../factories/components/factories-dialog.tsx")),
  guestLeaves: lazy(() => import("../../account/components/guest-leaves-dialog.tsx")),
  alerts: lazy(() => import("../../alerts/components/alerts-dialog.tsx")),
  blocked: lazy(() => import("../../chat/components/blocked-dialog.tsx")),
  keys: lazy(() => import("../../movement/components/keys-dialog.tsx")),
};

/** The open popup, if any. */
export function Popups() {
  const [popup, setPopup] = useAtom(popupAtom);
  if (popup === null) return null;
  const Window = WINDOWS[popup];
  return <Window onClose={() => setPopup(null)} />;
}
