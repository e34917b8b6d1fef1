import { useAtomValue } from "jotai";
import { questionsAtom } from "../../ui/atoms/questions-atom.ts";
import { DESKS, type DeskId } from "../desk-ids.ts";

/** Whether the movement keys rest: at own desks (spec §2), and while a button asks whether one is sure. */
export function useKeysRest(desk: DeskId | null): boolean {
  const asks = useAtomValue(questionsAtom) > 0;
  return asks || (desk !== null && DESKS[desk] === "own");
}
