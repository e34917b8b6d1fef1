import { useAtomValue } from "jotai";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { questionsAtom } from "../../ui/atoms/questions-atom.ts";
import { DESKS, type DeskId } from "../desk-ids.ts";
import { useOpenDesk } from "./use-desk.ts";

/** Whether the movement keys rest: at own desks (spec §2), and while a question waits for its answer. */
export function useKeysRest(desk: DeskId | null): boolean {
  const asks = useAtomValue(questionsAtom) > 0;
  return asks || (desk !== null && DESKS[desk] === "own");
}

/** Whether keys, direction pad and swipes move nobody now: the keys rest, or a window is open (spec §2). */
export function useMovementRests(): boolean {
  const popup = useAtomValue(popupAtom);
  const keysRest = useKeysRest(useOpenDesk());
  return keysRest || popup !== null;
}
