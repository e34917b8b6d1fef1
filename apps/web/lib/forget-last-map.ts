import { deleteCache } from "./browser-storage.ts";

/** Where the last seen map is kept: a cache of its own, since it is read where nothing answers. */
export const LAST_MAP_CACHE = "emberlode-last-map";

/** Deletes what is kept of the last seen map; browsers keep none on pages without https. */
export function forgetLastMap(): void {
  void deleteCache(LAST_MAP_CACHE);
}
