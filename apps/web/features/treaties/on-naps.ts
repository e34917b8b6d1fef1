/** Events that may concern a NAP: requests arrive as alerts, later changes with a status. */
import { paced } from "../../lib/paced.ts";
import type { Utils } from "../../lib/trpc.ts";

/** Pause between two refetches, in milliseconds, since each step also brings a status. */
const NAPS_PAUSE_MS = 1_000;

/** Refetches visible NAPs; returns a function to call on each event. */
export function onNaps(utils: Pick<Utils, "naps">): () => void {
  const refresh = paced(() => utils.naps.list.invalidate(), NAPS_PAUSE_MS);
  return () => void refresh();
}
