import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { changeEffortAtom } from "../field/field-atoms.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { blurForWalk } from "./blur-after-click.ts";
import { belongsToElement, type KeyMap, keyAction } from "./key-map.ts";
import { useWalker } from "./use-walker.ts";

/** Handles the game's keys unless they are disabled. */
export function useKeys(map: KeyMap, act: () => void, disabled: boolean): void {
  const walker = useWalker();
  const setOpenDialog = useSetAtom(openDialogAtom);
  const changeEffort = useSetAtom(changeEffortAtom);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const action = keyAction(event, map);
    if (action === null || belongsToElement(event.target, event)) return;
    event.preventDefault();
    if (action.kind === "step") {
      // Reloading the field does not move the player, so keep the focus.
      if (action.direction !== "stay") blurForWalk();
      walker.step(action.direction, event.repeat);
    } else if (event.repeat) return;
    else if (action.kind === "dig") act();
    else if (action.kind === "effort") changeEffort(action.by);
    else setOpenDialog("keys");
  });
  useEffect(() => {
    if (disabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, [disabled]);
}
