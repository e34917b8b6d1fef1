/** Pages that are often opened first, by path: the build has an HTML file for each. */
export const OWN_PAGES = ["login", "story", "ranks", "clans", "codex", "game"] as const;

export type OwnPage = (typeof OWN_PAGES)[number];
