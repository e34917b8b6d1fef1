/** Pages that many open first, by their address: each has a file of its own in the build. */
export const OWN_PAGES = ["login", "story", "ranks", "clans", "codex", "game"] as const;

export type OwnPage = (typeof OWN_PAGES)[number];
