/** Pages that are often opened first, by path: the build has an HTML file for each. */
export const PRERENDERED_PAGES = ["login", "story", "ranks", "clans", "codex", "game"] as const;

export type PrerenderedPage = (typeof PRERENDERED_PAGES)[number];
