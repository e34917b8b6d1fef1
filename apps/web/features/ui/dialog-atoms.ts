import { atom } from "jotai";
import { playerAtom } from "../../lib/player-atom.ts";

export type DialogId =
  | "account"
  | "alliances"
  | "settings"
  | "keys"
  | "guestLogout"
  | "alerts"
  | "blocked"
  | "palette";

/** The open dialog; walking is disabled while there is one (spec §2, menuOpened). */
export const openDialogAtom = playerAtom<DialogId | null>(null);

/** Number of open confirm dialogs. */
export const openConfirmsAtom = atom(0);
