/** Profile pictures: renders, stores, reads and deletes them. */
import type { Database } from "@emberlode/db";
import { DAY, HOUR } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import type { Clock } from "../clock.ts";
import { newId } from "../secrets.ts";
import { CPU_WORK, FairQueue } from "../tasks/fair-queue.ts";
import { deleteUnshown, findPicture, hasRoom, insertPicture } from "./pictures.queries.ts";
import { renderPicture } from "./render-picture.ts";

/** How long an unused picture is kept, in milliseconds. */
const PICTURE_LIFETIME_MS = HOUR;

/** How long the team can look at a picture that it removed, to judge an appeal. */
const REMOVED_LIFETIME_MS = 30 * DAY;

/** Limit of pictures per account, including those it showed within the hour. */
const MAX_PER_ACCOUNT = 20;

/** Maximum number of pictures deleted per statement. */
const DELETE_BATCH_SIZE = 100;

const NAME = /^[\w-]{16}$/;

export interface Pictures {
  /**
   * Stores a picture under a new name and returns its address, `/pictures/….webp`. No profile shows
   * it yet. Throws `BUSY` if too many pictures are waiting.
   */
  store(accountId: number, picture: Uint8Array): Promise<string | GameError<"PICTURE_INVALID">>;
  /** The WebP with this name, or null. */
  find(name: string): Promise<Uint8Array | null>;
}

function tooManyRequests(): GameError<"TOO_MANY_REQUESTS"> {
  return new GameError("TOO_MANY_REQUESTS", {
    text: ({ errors }) => errors("picturesTooOften"),
    retryAfterSeconds: PICTURE_LIFETIME_MS / 1000,
  });
}

export function createPictures(db: Database, clock: Clock): Pictures {
  const queue = new FairQueue(CPU_WORK);
  return {
    async store(accountId, upload) {
      if (!(await hasRoom(db, accountId, MAX_PER_ACCOUNT))) throw tooManyRequests();
      const bytes = await queue.run(String(accountId), () => renderPicture(upload));
      if (bytes instanceof GameError) return bytes;
      const picture = { name: newId(), accountId, bytes, now: clock.now() };
      if (!(await insertPicture(db, picture, MAX_PER_ACCOUNT))) throw tooManyRequests();
      return `/pictures/${picture.name}.webp`;
    },
    find: async (name) => (NAME.test(name) ? findPicture(db, name) : null),
  };
}

/**
 * Deletes pictures that were replaced an hour ago or never shown, and those removed a month ago.
 */
export async function removeOldPictures({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Promise<void> {
  const now = clock.now();
  const old = {
    before: now - PICTURE_LIFETIME_MS,
    removedBefore: now - REMOVED_LIFETIME_MS,
    now,
  };
  while ((await deleteUnshown(db, old, DELETE_BATCH_SIZE)) === DELETE_BATCH_SIZE);
}
