/** The player's resources by source and day; asked for again whenever they are opened. */
import { trpc } from "../../../lib/trpc.ts";

export function useHistory() {
  return trpc.logs.history.useQuery(undefined, { staleTime: 0 });
}
