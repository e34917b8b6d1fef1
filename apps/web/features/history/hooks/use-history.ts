/** The player's resources by source and day; refetched on every mount. */
import { trpc } from "../../../lib/trpc.ts";

export function useHistory() {
  return trpc.logs.history.useQuery(undefined, { staleTime: 0 });
}
