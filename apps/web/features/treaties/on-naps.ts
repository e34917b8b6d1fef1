/** News that may be of a pact: a request comes as an alert, what becomes of it with a status. */
import { paced } from "../../lib/paced.ts";
import type { Utils } from "../../lib/trpc.ts";

/** Pause between two askings, in milliseconds: a status comes with each step, too. */
const NAPS_PAUSE_MS = 1_000;

/** Asks for the pacts again where they show; answers what to call with each piece of news. */
export function onNaps(utils: Pick<Utils, "naps">): () => void {
  const refresh = paced(() => utils.naps.list.invalidate(), NAPS_PAUSE_MS);
  return () => void refresh();
}
