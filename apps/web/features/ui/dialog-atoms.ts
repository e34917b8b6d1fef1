import { atom } from "jotai";

export type DialogId =
  | "account"
  | "alliances"
  | "settings"
  | "keys"
  | "guestLeaves"
  | "alerts"
  | "blocked"
  | "reports"
  | "palette";

/** The open dialog; walking is disabled while there is one (spec §2, menuOpened). */
export const openDialogAtom = atom<DialogId | null>(null);

/** Number of open confirm dialogs. */
export const openConfirmsAtom = atom(0);
