/** The map as last seen, stored in the browser for when the server does not respond. */
import type { Position, ViewAnswer } from "@emberlode/contract";
import { deleteCache, readCached, writeCached } from "./browser-storage.ts";
import { cookieUsername, userCookie } from "./cookies.ts";
import { isRecord } from "./is-record.ts";

/**
 * The cache of the last seen map. A separate one, since it is read while the server does not
 * respond.
 */
const LAST_MAP_CACHE = "emberlode-last-map";

/** Deletes the stored map; without https, browsers have no cache. */
export function deleteLastMap(): void {
  void deleteCache(LAST_MAP_CACHE);
}

/** Contains no secrets: explored fields, the player's position and resources. */
export interface LastMap {
  username: string;
  /** Maps of earlier seasons are deleted. */
  season: number;
  /** Browser time, in milliseconds. */
  seenAt: number;
  here: Position;
  metal: number;
  energy: number;
  view: ViewAnswer;
}

/** Change this path with the format, so that old data is not misread. */
const CACHE_PATH = "/last-map-3.json";

function isLastMap(value: unknown): value is LastMap {
  if (!isRecord(value) || !isRecord(value.view) || !isRecord(value.here)) return false;
  const { view, here } = value;
  const known = [view.rows, view.bases, view.factories, view.works, view.held, view.mines];
  const lists = [...known, view.veins, view.resting];
  const numbers = [value.season, value.seenAt, value.metal, value.energy, here.x, here.y];
  return (
    typeof value.username === "string" &&
    lists.every(Array.isArray) &&
    numbers.every(Number.isFinite)
  );
}

/** Whether this player is currently logged in in this browser. */
export type IsCurrentPlayer = (username: string) => boolean;

/**
 * Stores a map in place of the previous one; checks `isCurrentPlayer` before and after the write.
 */
export async function storeLastMap(map: LastMap, isCurrentPlayer: IsCurrentPlayer): Promise<void> {
  if (!isCurrentPlayer(map.username)) return;
  await writeCached(LAST_MAP_CACHE, CACHE_PATH, Response.json(map));
  if (!isCurrentPlayer(map.username)) deleteLastMap();
}

/** Without a cookie, the session expired while offline: the map may still be shown. */
const mayBeShown: IsCurrentPlayer = (username) =>
  userCookie() === null || cookieUsername() === username;

/** The stored map; null if none, it belongs to another player, or it is unreadable. */
export async function readLastMap(): Promise<LastMap | null> {
  try {
    const response = await readCached(LAST_MAP_CACHE, CACHE_PATH);
    const map: unknown = await response?.json();
    return isLastMap(map) && mayBeShown(map.username) ? map : null;
  } catch {
    return null;
  }
}

/** Deletes the stored map unless it belongs to this player; call it once their cookie is set. */
export async function deleteMapOfOthers(username: string): Promise<void> {
  const map = await readLastMap();
  if (map?.username !== username) deleteLastMap();
}
