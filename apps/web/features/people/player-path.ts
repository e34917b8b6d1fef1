/** The page of a player, by name. */
export function playerPath(username: string): string {
  return `/players/${encodeURIComponent(username)}`;
}
