import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { closeDesk, openDesk, useOpenDesk } from "../desks/use-desk.ts";
import { changeEffortAtom } from "../field/field-atoms.ts";
import { useWalker } from "../movement/use-walker.ts";
import { blurForWalk } from "../ui/blur-after-click.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { belongsToElement, type KeyMap, keyAction } from "./key-map.ts";

/** Which keys are off: those that move and act, and those of desks. */
interface DisabledKeys {
  moves: boolean;
  desks: boolean;
}

/** Handles the game's keys unless they are off. The key of the open desk closes it. */
export function useKeys(map: KeyMap, act: () => void, disabled: DisabledKeys): void {
  const walker = useWalker();
  const setOpenDialog = useSetAtom(openDialogAtom);
  const changeEffort = useSetAtom(changeEffortAtom);
  const opened = useOpenDesk();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const action = keyAction(event, map);
    if (action === null || belongsToElement(event.target, event)) return;
    if (action.kind === "desk" ? disabled.desks : disabled.moves) return;
    event.preventDefault();
    if (action.kind === "step") {
      // Reloading the field does not move the player, so keep the focus.
      if (action.direction !== "stay") blurForWalk();
      walker.step(action.direction, event.repeat);
    } else if (event.repeat) return;
    else if (action.kind === "dig") act();
    else if (action.kind === "effort") changeEffort(action.by);
    else if (action.kind === "help") setOpenDialog("keys");
    else if (action.desk === opened) closeDesk();
    else openDesk(action.desk);
  });
  const areAllDisabled = disabled.moves && disabled.desks;
  useEffect(() => {
    if (areAllDisabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, [areAllDisabled]);
}
