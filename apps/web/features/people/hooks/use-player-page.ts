/** What everybody may know of a player. */
import { toFailure } from "../../../lib/failure.ts";
import { trpc } from "../../../lib/trpc.ts";

/** Nobody's name, or none that a name could look like. */
const MISSING: readonly (string | null)[] = ["NOT_FOUND", "BAD_INPUT"];

export function usePlayerPage(username: string) {
  const { data, error, refetch } = trpc.ranks.player.useQuery({ username });
  const missing = error !== null && MISSING.includes(toFailure(error).code);
  return { player: data, error, missing, retry: () => void refetch() };
}
