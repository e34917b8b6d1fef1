/** Loads chunks of the page that are fetched on first use. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { readItem, writeItem } from "./browser-storage.ts";
import { canReloadSafely, reloadPage } from "./page-reload.ts";
import { fetchServedBuild } from "./served-build.ts";
import { isServerHealthy } from "./server-health.ts";
import { store } from "./store.ts";
import { chunkMissingAtom, versionReadyAtom } from "./version-atoms.ts";

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 4_000;
/** A chunk that fails this often although the server is healthy is missing or broken. */
const TRIES_WHILE_HEALTHY = 2;
/** Pause between requests for a missing chunk: another server may have it. */
const MISSING_PAUSE_MS = 30_000;
/** Prefix of the session storage keys of versions that this tab has reloaded for. */
const RELOADED_KEY = "emberlode:reloaded:";

/** Waits for `ms`, or until the browser is online again. */
function pauseUntilOnline(ms: number): Promise<void> {
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

/** Records that this tab reloads for a version; false if it already has, or cannot record it. */
function recordReload(version: string): boolean {
  const key = RELOADED_KEY + version;
  return readItem("session", key) === null && writeItem("session", key, "1");
}

/** `unknown`: the server did not say which build it serves. */
type Update = "reloads" | "offers" | "unknown";

async function updateNow(reload: () => void): Promise<Update> {
  const build = await fetchServedBuild();
  if (build === null) return "unknown";
  if (canReloadSafely() && recordReload(build.version)) {
    reload();
    return "reloads";
  }
  store.set(chunkMissingAtom, true);
  store.set(versionReadyAtom, true);
  return "offers";
}

let updating: Promise<Update> | null = null;

/**
 * Reloads the page, at most once per version and only if the player loses nothing; otherwise offers
 * the new version.
 */
function updatePage(reload: () => void): Promise<Update> {
  // Several chunks may be missing: the first one decides, and a reload may already be under way.
  updating ??= updateNow(reload).then((update) => {
    if (update !== "reloads") updating = null;
    return update;
  });
  return updating;
}

/** Resolves when a chunk is missing, after a reload was started or ruled out. */
export function whenChunkMissing(): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.sub(chunkMissingAtom, () => {
      stop();
      resolve();
    });
  });
}

/**
 * Loads a chunk, retrying until it arrives; never rejects. After an update, an old page may request
 * chunks that are gone: then the page reloads or offers the new version (decision 59).
 */
export async function loadChunk<T>(load: () => Promise<T>, reload = reloadPage): Promise<T> {
  // Prerendering leaves lazy components empty.
  if (globalThis.window === undefined) return await new Promise<never>(() => {});
  let triesWhileHealthy = 0;
  let isOffered = false;
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(MAX_PAUSE_MS, ms * 2)) {
    try {
      return await load();
    } catch (error) {
      if (!isOffered && (await isServerHealthy())) triesWhileHealthy += 1;
      if (!isOffered && triesWhileHealthy >= TRIES_WHILE_HEALTHY) {
        const update = await updatePage(reload);
        // The page is being unloaded.
        if (update === "reloads") return await new Promise<never>(() => {});
        isOffered = update === "offers";
        // The chunk may exist but be broken.
        if (isOffered) console.error("A part of the page did not load:", error);
      }
      await pauseUntilOnline(isOffered ? MISSING_PAUSE_MS : ms);
    }
  }
}

/** A component that loads when first shown and suspends until then. */
export interface LazyComponent<Props> extends LazyExoticComponent<ComponentType<Props>> {
  /** Loads the component in advance, so that it renders in a transition without suspending. */
  preload: () => Promise<unknown>;
}

/** A component that loads when first shown, or earlier through `preload`. */
export function lazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let loaded: Promise<{ default: ComponentType<Props> }> | undefined;
  const preload = () => {
    loaded ??= loadChunk(load);
    return loaded;
  };
  return Object.assign(lazy(preload), { preload });
}
