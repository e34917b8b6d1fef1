/** All messages, those of the game and of /admin, in place of message-files.ts in tests. */
export const FILES = import.meta.glob<{ default: object }>("../../../packages/messages/*/*.json");
