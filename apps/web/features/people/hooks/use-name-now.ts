import { GUEST_NAME_PREFIX } from "@emberlode/game";
import { trpc } from "../../../lib/trpc.ts";

/**
 * The name that a player has now, who may have been a guest when it was written down; undefined while it
 * is asked for. A player who is gone keeps the old one.
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
