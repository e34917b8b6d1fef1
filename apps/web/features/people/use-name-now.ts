import { GUEST_NAME_PREFIX } from "@emberlode/game";
import { trpc } from "../../lib/trpc.ts";

/**
 * A player's current name, in case the recorded one is a guest name; undefined while loading.
 * Deleted players keep the recorded name.
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
