/** A player's public data. */
import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { toFailure } from "../../lib/failure.ts";
import { trpc } from "../../lib/trpc.ts";
import { playerPath } from "./player-path.ts";

/** The codes for a missing player and an invalid name. */
const MISSING: readonly (string | null)[] = ["NOT_FOUND", "BAD_INPUT"];

/** A player's page by name; a former guest name redirects to the current one. */
export function usePlayerPage(username: string) {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.ranks.player.useQuery({ username });
  useEffect(() => {
    if (data === undefined) return;
    const name = data.username;
    if (name.toLowerCase() === username.trim().toLowerCase()) return;
    // Cache it under the new name, so that the page does not load twice.
    utils.ranks.player.setData({ username: name }, data);
    navigate(playerPath(name), { replace: true });
  }, [utils, username, data]);
  const missing = error !== null && MISSING.includes(toFailure(error).code);
  return { player: data, error, missing, retry: () => void refetch() };
}
