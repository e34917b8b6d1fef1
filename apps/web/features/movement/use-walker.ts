/** React hooks for the walker: the player's position, steps and walks. */
import type { Position, Status } from "@emberlode/contract";
import { isSameCell } from "@emberlode/game";
import { createContext, use, useEffect, useState, useSyncExternalStore } from "react";
import { afterPaint } from "../../lib/after-paint.ts";
import { readItem, removeItem, writeItem } from "../../lib/browser-storage.ts";
import { isRecord } from "../../lib/is-record.ts";
import { messages } from "../../lib/messages.ts";
import { blockReload } from "../../lib/page-reload.ts";
import { reloadField } from "../../lib/reload-field.ts";
import { pause } from "../../lib/throttle.ts";
import { trpc } from "../../lib/trpc.ts";
import { playCue } from "../sounds/cue-bus.ts";
import { createWalker, type FieldCalls, type Walker, type WalkerState } from "./walker.ts";

const t = await messages("game");

/** The walker of the open game page. */
export const WalkerContext = createContext<Walker | null>(null);

/** The displayed position, updated after a step is drawn; null where nothing is deferred. */
export const SettledPositionContext = createContext<Position | null>(null);

/** Resolves once a step and its picture are painted, so that the call does not delay them. */
async function afterStepPaint(): Promise<void> {
  await new Promise<void>(afterPaint);
  await new Promise<void>(afterPaint);
}

/** Plays a sound when a step is displayed, until the returned function is called. */
function playStepSounds(walker: Walker): () => void {
  let { shown } = walker.getState();
  return walker.subscribe(() => {
    const now = walker.getState().shown;
    if (!isSameCell(now, shown)) playCue("step");
    shown = now;
  });
}

/** Whether a step, a dig or an automatic walk is in progress. */
function isMoving({ getState }: Walker): boolean {
  const { pendingSteps, isDigging, target } = getState();
  return pendingSteps > 0 || isDigging || target !== null;
}

/** Creates the walker once, at the session's position. */
export function useNewWalker(start: Position, calls: FieldCalls): Walker {
  const [walker] = useState(() =>
    createWalker(start, {
      move: async (to) => {
        await afterStepPaint();
        return calls.move(to);
      },
      dig: calls.dig,
      onRollback(at, refused) {
        const elsewhere = { text: t("move.elsewhere", { x: at.x, y: at.y }), unanswered: false };
        calls.refuse(at, refused ?? elsewhere);
      },
      pause,
      now: () => performance.now(),
    }),
  );
  useEffect(() => playStepSounds(walker), [walker]);
  useEffect(() => blockReload(() => isMoving(walker)), [walker]);
  return walker;
}

export function useWalker(): Walker {
  const walker = use(WalkerContext);
  if (walker === null) throw new Error("useWalker needs a WalkerContext.");
  return walker;
}

/** Reads one value of the walker; the component rerenders only when it changes. */
function useWalkerValue<T>(read: (state: WalkerState) => T): T {
  const walker = useWalker();
  return useSyncExternalStore(walker.subscribe, () => read(walker.getState()));
}

/** The player's displayed position; changes with steps, not with their answers. */
export const useShownPosition = (): Position => useWalkerValue(({ shown }) => shown);

/**
 * The displayed position a moment later, for components that need not render with the step itself:
 * the picture, the title and the map.
 */
export function useSettledPosition(): Position {
  const settled = use(SettledPositionContext);
  return useWalkerValue(({ shown }) => settled ?? shown);
}

/** The target of the automatic walk; null if none. */
export const useWalkTarget = (): Position | null => useWalkerValue(({ target }) => target);

export const useIsDigging = (): boolean => useWalkerValue(({ isDigging }) => isDigging);

/** Whether steps are in flight; always false unless `enabled`. */
export const useIsStepping = (enabled = true): boolean =>
  useWalkerValue(({ pendingSteps }) => enabled && pendingSteps > 0);

/** Whether the server also has the player on this cell, with no step in flight. */
export const useIsConfirmedAt = ({ x, y }: Position): boolean =>
  useWalkerValue(
    ({ confirmed, pendingSteps }) => pendingSteps === 0 && isSameCell(confirmed, { x, y }),
  );

const noSubscription = () => () => {};

/** Whether an automatic walk is under way; false without a walker, as on a remote field's page. */
export function useIsAutoWalking(): boolean {
  const walker = use(WalkerContext);
  return useSyncExternalStore(walker?.subscribe ?? noSubscription, () => {
    return walker !== null && walker.getState().target !== null;
  });
}

/** Follows the player when another tab, device or tool moved them. */
export function useFollowStatus(walker: Walker, { x, y, version }: Status): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    const at = { x, y };
    if (!walker.follow(at, version)) return;
    // This page may not have the field yet.
    void reloadField(utils, at);
    void utils.fields.view.invalidate();
  }, [walker, utils, x, y, version]);
}

const STORAGE_KEY = "emberlode-walk";

interface StoredWalk {
  /** Id of the walking player. */
  player: string;
  target: Position;
  /** Whether to dig on arrival. */
  thenDig: boolean;
}

function storeWalk(walk: StoredWalk): void {
  writeItem("session", STORAGE_KEY, JSON.stringify(walk));
}

function deleteWalk(): void {
  removeItem("session", STORAGE_KEY);
}

/** Whether this page was reloaded: a duplicated tab also has the stored walk. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && "type" in entry && entry.type === "reload";
}

function parseWalk(text: string | null): Partial<Record<keyof StoredWalk, unknown>> | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isRecord(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The player's walk that a reload interrupted; null if none. Deletes it. */
function takeWalk(player: string): Omit<StoredWalk, "player"> | null {
  const stored = parseWalk(readItem("session", STORAGE_KEY));
  deleteWalk();
  if (stored?.player !== player || !isReloaded()) return null;
  const { target, thenDig } = stored;
  if (!isRecord(target) || typeof target.x !== "number" || typeof target.y !== "number")
    return null;
  return { target: { x: target.x, y: target.y }, thenDig: thenDig === true };
}

/** Continues a walk that a reload interrupted, and stores the current one for the next reload. */
export function useResumeWalk(player: string): void {
  const walker = useWalker();
  useEffect(() => {
    let { target: stored } = walker.getState();
    const unsubscribe = walker.subscribe(() => {
      const { target, thenDig } = walker.getState();
      if (target === stored) return;
      stored = target;
      if (target === null) deleteWalk();
      else storeWalk({ player, target, thenDig });
    });
    const walk = takeWalk(player);
    if (walk !== null) walker.walkTo(walk.target, walk);
    return () => {
      unsubscribe();
      deleteWalk();
    };
  }, [walker, player]);
}
