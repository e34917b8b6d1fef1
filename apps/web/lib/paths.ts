/** Addresses of the game's pages; their patterns are in `routes.tsx`. */

export const GAME_PATH = "/game";

/** The fragment of the login page that starts a guest's game. Crawlers do not follow fragments. */
export const PLAY_FRAGMENT = "#play";

/** The read-only view of a field; a typed address may name one that does not exist. */
export function fieldPath({ x, y }: Record<"x" | "y", number | string>): string {
  return `${GAME_PATH}/${x}/${y}`;
}

/** The report of a battle. */
export function battlePath(id: string): string {
  return `/battles/${id}`;
}

/** The path of an entry's page, or of the whole codex. */
export const codexPath = (entry: string | null): string =>
  entry === null ? "/codex" : `/codex/${entry}`;

/** The page of a past season. */
export function seasonPath(number: number): string {
  return `/seasons/${number}`;
}

/** The URL of a player's page. */
export function playerPath(username: string): string {
  return `/players/${encodeURIComponent(username)}`;
}
