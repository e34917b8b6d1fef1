/** Loading of the parts that a page fetches only when they are first shown. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { readItem, writeItem } from "./browser-storage.ts";
import { isServerWell } from "./is-server-well.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;
/** A part that does not come this often although the server is well is gone or broken. */
const TRIES_WHILE_WELL = 2;
/** When the page last reloaded itself, in this tab. */
const RELOADED_KEY = "emberlode:reloaded";
/** A page that is still broken right after its reload says so instead of loading over and over. */
const RELOAD_PAUSE_MS = 60_000;

/** Waits so long, or until the browser has a network again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener("online", done);
  });
}

const reloadPage = (): void => window.location.reload();

/** Loads the page again, unless it just did; answers whether it does. */
function startsAnew(reload: () => void): boolean {
  const last = Number(readItem("session", RELOADED_KEY) ?? 0);
  if (Date.now() - last < RELOAD_PAUSE_MS) return false;
  writeItem("session", RELOADED_KEY, String(Date.now()));
  reload();
  return true;
}

/**
 * Loads a part, again and again while there is no connection. A page from before an update asks for
 * parts that the server no longer has: it is loaded again, for the game itself is safe there.
 *
 * @throws what `load` threw, when a fresh page cannot load the part either
 */
export async function loadPart<T>(load: () => Promise<T>, reload = reloadPage): Promise<T> {
  // Where pages are drawn before there is a browser, the places of parts stay empty.
  if (globalThis.window === undefined) return await new Promise<never>(() => {});
  let triesWhileWell = 0;
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(LONGEST_PAUSE_MS, ms * 2)) {
    try {
      return await load();
    } catch (error) {
      if (await isServerWell()) triesWhileWell += 1;
      if (triesWhileWell >= TRIES_WHILE_WELL) {
        if (!startsAnew(reload)) throw error;
        // The page goes away; nothing more happens here.
        return await new Promise<never>(() => {});
      }
      await pause(ms);
    }
  }
}

/** A component that is loaded when it is first shown; it suspends until then. */
export interface LazyPart<Props> extends LazyExoticComponent<ComponentType<Props>> {
  /** Loads it before it is shown: drawn in a transition, it shows at once. Throws as `loadPart`. */
  preload: () => Promise<unknown>;
}

/** A component that is loaded when it is first shown, or before. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let part: Promise<{ default: ComponentType<Props> }> | undefined;
  const preload = () => {
    part ??= loadPart(load);
    // What did not come is asked for again.
    part.catch(() => {
      part = undefined;
    });
    return part;
  };
  return Object.assign(lazy(preload), { preload });
}
