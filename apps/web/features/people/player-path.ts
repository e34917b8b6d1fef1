/** The URL of a player's page. */
export function playerPath(username: string): string {
  return `/players/${encodeURIComponent(username)}`;
}
