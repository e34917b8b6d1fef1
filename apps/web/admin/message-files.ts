/** The game's messages that these pages use: their build has no others (vite.admin.config.ts). */
export const FILES = import.meta.glob<{ default: object }>(
  "../../../packages/messages/*/{account,controls,pages,shell}.json",
);
