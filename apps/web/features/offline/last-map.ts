/** The map as the player last saw it, kept in the browser for when the server does not answer. */
import type { Position, ViewAnswer } from "@emberlode/contract";
import { forgetLastMap, LAST_MAP_CACHE } from "../../lib/forget-last-map.ts";
import { isRecord } from "../../lib/is-record.ts";

/** Nothing in it is secret: what is explored, where one stands, and what one holds. */
export interface LastMap {
  username: string;
  /** Milliseconds, by the browser's clock. */
  seenAt: number;
  here: Position;
  metal: number;
  energy: number;
  view: ViewAnswer;
}

/** Another form of what is kept gets another address, so that this one is not read as that. */
const ADDRESS = "/last-map-1.json";

function isLastMap(value: unknown): value is LastMap {
  if (!isRecord(value) || !isRecord(value.view) || !isRecord(value.here)) return false;
  const { view, here } = value;
  const lists = [view.rows, view.bases, view.factories, view.veins, view.resting];
  const numbers = [value.seenAt, value.metal, value.energy, here.x, here.y];
  return (
    typeof value.username === "string" &&
    lists.every(Array.isArray) &&
    numbers.every(Number.isFinite)
  );
}

/** Keeps a map in place of the one before; `isTheirs` says whether the player is still there after it. */
export async function keepLastMap(map: LastMap, isTheirs: () => boolean): Promise<void> {
  if (!("caches" in window) || !isTheirs()) return;
  const cache = await caches.open(LAST_MAP_CACHE);
  await cache.put(ADDRESS, Response.json(map));
  if (!isTheirs()) forgetLastMap();
}

/** The map that is kept here; null for none, or one that cannot be read. */
export async function readLastMap(): Promise<LastMap | null> {
  try {
    const kept = await caches.match(ADDRESS, { cacheName: LAST_MAP_CACHE });
    const map: unknown = await kept?.json();
    return isLastMap(map) ? map : null;
  } catch {
    return null;
  }
}
