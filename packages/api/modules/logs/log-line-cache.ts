/**
 * Log lines as they are sent. A line changes only when someone it names is deleted, so it is
 * formatted once for each language while it is cached: formatting twenty purchases took a fifth of
 * the server's time for a page.
 */
import type { Log } from "@emberlode/contract";
import type { Language } from "@emberlode/messages";
import { BoundedMap } from "../../platform/caches/bounded-map.ts";

/** Lines that are cached, each about 400 bytes; the oldest is dropped first. */
const MAX_CACHED = 20_000;

export class LogLineCache {
  readonly #lines = new BoundedMap<string, Log>(MAX_CACHED);

  /** @param format writes the line if it is not cached; it must depend on nothing else */
  get(playerId: number, lineNumber: number, language: Language, format: () => Log): Log {
    const key = `${playerId}.${lineNumber}.${language}`;
    const cached = this.#lines.get(key);
    if (cached !== undefined) return cached;
    const line = format();
    this.#lines.set(key, line);
    return line;
  }

  /** Clears the cache: a player that lines may name was deleted, or the season changed. */
  clear(): void {
    this.#lines.clear();
  }
}
