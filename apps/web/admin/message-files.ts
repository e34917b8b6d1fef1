/**
 * Messages of single pages of /admin, and those of the game that they use: their build has no
 * others (vite.admin.config.ts).
 */
export const FILES = import.meta.glob<{ default: object }>(
  "../../../packages/messages/*/{account,controls,pages,shell,admin-*}.json",
);
