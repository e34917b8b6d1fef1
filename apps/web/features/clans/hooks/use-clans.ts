/** The clans, the first rank first. */
import { trpc } from "../../../lib/trpc.ts";

export function useClans() {
  return trpc.clans.list.useQuery();
}
