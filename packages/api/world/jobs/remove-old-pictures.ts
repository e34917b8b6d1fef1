/** Removes unused pictures. */

import type { Pool } from "@emberlode/db";
import type { Clock } from "../../services/clock.ts";
import { deleteUnshown } from "../../services/pictures/pictures.queries.ts";
import { PICTURE_LIFETIME_MS } from "../../services/pictures/pictures.ts";

const AT_ONCE = 100;

/** Removes pictures that were replaced an hour ago, or were never shown. */
export async function removeOldPictures({
  pool,
  clock,
}: {
  pool: Pool;
  clock: Clock;
}): Promise<void> {
  const now = clock.now();
  const old = { before: now - PICTURE_LIFETIME_MS, now };
  while ((await deleteUnshown(pool, old, AT_ONCE)) === AT_ONCE);
}
