import { GUEST_NAME_PREFIX } from "@emberlode/game";
import { trpc } from "../../lib/trpc.ts";

/**
 * A player's current name, if it was recorded when they were a guest; undefined while it is loading. A
 * deleted player keeps the old one.
 */
export function useNameNow(written: string): string | undefined {
  const wasGuest = written.startsWith(GUEST_NAME_PREFIX);
  const { data, isPending } = trpc.ranks.player.useQuery(
    { username: written },
    { enabled: wasGuest },
  );
  if (!wasGuest) return written;
  return isPending ? undefined : (data?.username ?? written);
}
