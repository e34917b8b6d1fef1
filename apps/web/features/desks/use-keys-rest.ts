import { useAtomValue } from "jotai";
import { popupAtom } from "../ui/popup-atom.ts";
import { questionsAtom } from "../ui/questions-atom.ts";
import { DESKS, type DeskId } from "./desk-ids.ts";
import { useOpenDesk } from "./use-desk.ts";

/** Whether the movement keys are off: at own desks (spec §2), and while a question is open. */
export function useKeysRest(desk: DeskId | null): boolean {
  const asks = useAtomValue(questionsAtom) > 0;
  return asks || (desk !== null && DESKS[desk] === "own");
}

/** Whether keys, direction pad and swipes are all off, by `useKeysRest` or a dialog (spec §2). */
export function useMovementRests(): boolean {
  const popup = useAtomValue(popupAtom);
  const keysRest = useKeysRest(useOpenDesk());
  return keysRest || popup !== null;
}
