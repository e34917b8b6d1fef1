import { deleteCache } from "./browser-storage.ts";

/** The cache of the last seen map. A separate one, since it is read while the server does not respond. */
export const LAST_MAP_CACHE = "emberlode-last-map";

/** Deletes the stored last seen map; browsers have none on pages without https. */
export function forgetLastMap(): void {
  void deleteCache(LAST_MAP_CACHE);
}
