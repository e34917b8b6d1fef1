import { join } from "node:path";

/** Tests load the messages of both builds. */
export const TESTING_ALIASES = [
  {
    find: /^\.\/message-files\.ts$/,
    replacement: join(import.meta.dirname, "lib/testing-message-files.ts"),
  },
];
