import type { LoginPayload } from "@emberlode/contract";
import type { QueryClient } from "@tanstack/react-query";
import { SESSION_KEY, subscribeToSession } from "../../lib/apply-status.ts";
import { resetPlayerAtoms } from "../../lib/player-atom.ts";

/** Resets the former player's atoms when the session becomes another's, until stopped. */
export function followPlayer(queries: QueryClient): () => void {
  const currentId = () => queries.getQueryData<LoginPayload>(SESSION_KEY)?.user._id;
  let last = currentId();
  return subscribeToSession(queries, () => {
    const id = currentId();
    // Another tab may have logged in another player. Logging out resets the atoms itself.
    if (last !== undefined && id !== undefined && id !== last) resetPlayerAtoms();
    last = id;
  });
}
