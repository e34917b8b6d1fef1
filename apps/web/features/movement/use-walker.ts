import type { Position } from "@emberlode/contract";
import { isSameCell } from "@emberlode/game";
import { createContext, use, useEffect, useState, useSyncExternalStore } from "react";
import { afterPaint } from "../../lib/after-paint.ts";
import { messages } from "../../lib/messages.ts";
import { holdReload } from "../../lib/page-reload.ts";
import { pause } from "../../lib/pause.ts";
import { useFieldCalls } from "../field/use-fields.ts";
import { playCue } from "../sounds/cue-bus.ts";
import { createWalker, type Walker, type WalkerState } from "./walker.ts";

const t = await messages("game");

/** The walker of the open game page. */
export const WalkerContext = createContext<Walker | null>(null);

/** The player's shown position, updated after the step itself is drawn; null where nothing is deferred. */
export const SettledPositionContext = createContext<Position | null>(null);

/** Resolves when a step is painted, with its picture: the work of a call comes later. */
async function stepPainted(): Promise<void> {
  await new Promise<void>(afterPaint);
  await new Promise<void>(afterPaint);
}

/** Notifies the sounds of each step as it shows; returns a function that stops it. */
function soundSteps(walker: Walker): () => void {
  let { shown } = walker.getState();
  return walker.subscribe(() => {
    const now = walker.getState().shown;
    if (!isSameCell(now, shown)) playCue("step");
    shown = now;
  });
}

/** Whether a walk, a step or a dig is pending. */
function isUnderWay({ getState }: Walker): boolean {
  const { waiting, digging, target } = getState();
  return waiting > 0 || digging || target !== null;
}

/** Creates the walker once, at the session's position. */
export function useNewWalker(start: Position): Walker {
  const calls = useFieldCalls();
  const [walker] = useState(() =>
    createWalker(start, {
      move: async (to) => {
        await stepPainted();
        return calls.move(to);
      },
      dig: calls.dig,
      rolledBack(at, refused) {
        const elsewhere = { text: t("move.elsewhere", { x: at.x, y: at.y }), unanswered: false };
        calls.refuse(at, refused ?? elsewhere);
      },
      pause,
      now: () => performance.now(),
    }),
  );
  useEffect(() => soundSteps(walker), [walker]);
  useEffect(() => holdReload(() => isUnderWay(walker)), [walker]);
  return walker;
}

export function useWalker(): Walker {
  const walker = use(WalkerContext);
  if (walker === null) throw new Error("useWalker needs a WalkerContext");
  return walker;
}

/** Selects one value of the walker: components rerender only when it changes. */
function useOfWalker<T>(read: (state: WalkerState) => T): T {
  const walker = useWalker();
  return useSyncExternalStore(walker.subscribe, () => read(walker.getState()));
}

/** The player's shown position; changes with steps only, not with their answers. */
export const useShownPosition = (): Position => useOfWalker(({ shown }) => shown);

/**
 * The same a moment later, for components that may follow the picture, the title and the map: they do
 * not render with the step itself, but after it.
 */
export function useSettledPosition(): Position {
  const settled = use(SettledPositionContext);
  return useOfWalker(({ shown }) => settled ?? shown);
}

/** The target of the automatic walk; null when there is none. */
export const useWalkTarget = (): Position | null => useOfWalker(({ target }) => target);

/** Whether a dig is in flight. */
export const useIsDigging = (): boolean => useOfWalker(({ digging }) => digging);

/** Whether steps are in flight; false where it does not matter. */
export const useIsStepping = (matters = true): boolean =>
  useOfWalker(({ waiting }) => matters && waiting > 0);

/** Whether the server has the player on this cell too, with no step in flight. */
export const useStandsOn = ({ x, y }: Position): boolean =>
  useOfWalker(({ confirmed, waiting }) => waiting === 0 && isSameCell(confirmed, { x, y }));

const nothing = () => () => {};

/** Whether an automatic walk is under way; never where nobody walks, as on a look from afar. */
export function useWalksOn(): boolean {
  const walker = use(WalkerContext);
  return useSyncExternalStore(walker?.subscribe ?? nothing, () => {
    return walker !== null && walker.getState().target !== null;
  });
}
