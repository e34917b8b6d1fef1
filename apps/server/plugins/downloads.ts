/** Downloads that are running, so that a few readers do not use up a process. */
import type { Readable } from "node:stream";

/** Concurrent downloads per process. Each holds one page of rows. */
export const MAX_DOWNLOADS = 16;
/** Of these, downloads to one address. */
export const MAX_BY_ADDRESS = 4;

export class Downloads {
  readonly #running = new Map<number, { download: Readable; address: string }>();

  /**
   * Ends the player's running download, which may hang, and admits the next; false if there are too
   * many.
   */
  admit(playerId: number, address: string, download: Readable): boolean {
    this.#end(playerId);
    const running = [...this.#running.values()];
    const fromHere = running.filter((one) => one.address === address).length;
    if (running.length >= MAX_DOWNLOADS || fromHere >= MAX_BY_ADDRESS) return false;
    this.#running.set(playerId, { download, address });
    download.once("close", () => {
      if (this.#running.get(playerId)?.download === download) this.#running.delete(playerId);
    });
    return true;
  }

  #end(playerId: number): void {
    this.#running.get(playerId)?.download.destroy();
    this.#running.delete(playerId);
  }

  endAll(): void {
    for (const playerId of [...this.#running.keys()]) this.#end(playerId);
  }
}
