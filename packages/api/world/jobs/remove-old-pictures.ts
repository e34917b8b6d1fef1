/** Removes pictures that nobody shows any more. */

import { deleteUnshown } from "../../services/pictures/pictures.queries.ts";
import { PICTURE_LIFETIME_MS } from "../../services/pictures/pictures.ts";
import type { Services } from "../../services.ts";

const AT_ONCE = 100;

/** Pictures that were replaced an hour ago, or never came to be shown. */
export async function removeOldPictures({ pool, clock }: Services): Promise<void> {
  const before = clock.now() - PICTURE_LIFETIME_MS;
  while ((await deleteUnshown(pool, before, AT_ONCE)) === AT_ONCE);
}
