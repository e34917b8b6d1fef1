/** The map as the player last saw it, kept in the browser for when the server does not answer. */
import type { Position, ViewAnswer } from "@emberlode/contract";
import { readCached, writeCached } from "../../lib/browser-storage.ts";
import { cookieUsername, userCookie } from "../../lib/cookies.ts";
import { forgetLastMap, LAST_MAP_CACHE } from "../../lib/forget-last-map.ts";
import { isRecord } from "../../lib/is-record.ts";

/** Nothing in it is secret: what is explored, where the player is, and what the player holds. */
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

/** Whether somebody of this name plays in this browser now. */
export type IsTheirs = (username: string) => boolean;

/** Keeps a map in place of the one before; `isTheirs` is asked before it, and again after it. */
export async function keepLastMap(map: LastMap, isTheirs: IsTheirs): Promise<void> {
  if (!isTheirs(map.username)) return;
  await writeCached(LAST_MAP_CACHE, ADDRESS, Response.json(map));
  if (!isTheirs(map.username)) forgetLastMap();
}

/** Without a cookie the session ran out by its age while nothing answered, and the map is what is left of it. */
const mayBeShown: IsTheirs = (username) => userCookie() === null || cookieUsername() === username;

/** The map that is kept here; null for none, another player's, or one that cannot be read. */
export async function readLastMap(): Promise<LastMap | null> {
  try {
    const kept = await readCached(LAST_MAP_CACHE, ADDRESS);
    const map: unknown = await kept?.json();
    return isLastMap(map) && mayBeShown(map.username) ? map : null;
  } catch {
    return null;
  }
}

/** Deletes what is kept unless it is of this player, whose cookie is there by now. */
export async function forgetMapOfOthers(username: string): Promise<void> {
  const map = await readLastMap();
  if (map?.username !== username) forgetLastMap();
}
