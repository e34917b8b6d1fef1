import type { Database } from "@emberlode/db";
import type { Clock } from "../clock.ts";
import { deleteUnshown } from "./pictures.queries.ts";
import { PICTURE_LIFETIME_MS } from "./pictures.ts";

const AT_ONCE = 100;

/** Deletes pictures that were replaced an hour ago or never shown. */
export async function removeOldPictures({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Promise<void> {
  const now = clock.now();
  const old = { before: now - PICTURE_LIFETIME_MS, now };
  while ((await deleteUnshown(db, old, AT_ONCE)) === AT_ONCE);
}
