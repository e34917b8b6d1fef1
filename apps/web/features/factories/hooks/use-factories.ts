/** The player's own factories, base included. */
import { trpc } from "../../../lib/trpc.ts";

/** The list; it is asked for again each time the popup opens (spec §2). */
export function useFactories() {
  return trpc.puc.list.useQuery(undefined, { refetchOnMount: "always" });
}
