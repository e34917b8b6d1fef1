import { useAtom } from "jotai";
import type { ComponentType } from "react";
import { lazyPart } from "../../../lib/load-part.ts";
import { type Popup, popupAtom } from "../../ui/atoms/popup-atom.ts";

const WINDOWS: Readonly<Record<Popup, ComponentType<{ onClose: () => void }>>> = {
  account: lazyPart(() => import("../../account/components/account-dialog.tsx")),
  alliances: lazyPart(() => import("../../account/components/alliances-dialog.tsx")),
  settings: lazyPart(() => import("../../settings/components/settings-dialog.tsx")),
  factories: lazyPart(() => import("../../factories/components/factories-dialog.tsx")),
  guestLeaves: lazyPart(() => import("../../account/components/guest-leaves-dialog.tsx")),
  alerts: lazyPart(() => import("../../alerts/components/alerts-dialog.tsx")),
  blocked: lazyPart(() => import("../../chat/components/blocked-dialog.tsx")),
  keys: lazyPart(() => import("../../movement/components/keys-dialog.tsx")),
};

/** The open popup, if any. */
export function Popups() {
  const [popup, setPopup] = useAtom(popupAtom);
  if (popup === null) return null;
  const Window = WINDOWS[popup];
  return <Window onClose={() => setPopup(null)} />;
}
