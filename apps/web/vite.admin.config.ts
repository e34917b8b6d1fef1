import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compiledMessages, filledMessages } from "./message-plugins.ts";
import { precompress } from "./precompress.ts";

/** The sources of these pages. */
const FOLDER = join(import.meta.dirname, "admin");
/** Packages, in a file that stays in the cache while our own code changes. */
const PACKAGES = /node_modules\//;
/** Only the set-up of a second factor draws a QR code. */
const QR_CODE = /node_modules\/uqr\//;
/** The texts of the first page, in one file per language. */
const FIRST_MESSAGES =
  /\/packages\/messages\/([\w-]+)\/(?:account|admin|controls|pages|shell)\.json$/;

/** The pages of `/admin`: a build of its own, so that a player's pages load none of it. */
export default defineConfig({
  root: FOLDER,
  base: "/admin/",
  // The game's build has copied them.
  publicDir: false,
  plugins: [filledMessages(), compiledMessages(), react(), tailwindcss(), precompress()],
  resolve: {
    // The formatter for precompiled messages.
    alias: [
      { find: "use-intl/format-message", replacement: "use-intl/format-message/format-only" },
      { find: /^\.\/message-files\.ts$/, replacement: join(FOLDER, "message-files.ts") },
    ],
  },
  build: {
    target: "es2022",
    outDir: "../dist/admin",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      treeshake: {
        // Our packages contain only pure data, schemas and functions: drop unused files.
        moduleSideEffects: (id) => !/packages\/(?:contract|game)\//.test(id),
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id: string) => `messages-${FIRST_MESSAGES.exec(id)?.[1]}`,
              test: FIRST_MESSAGES,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            { name: "qr-code", test: QR_CODE, priority: 2 },
            { name: "packages", test: PACKAGES, priority: 1 },
            { name: "first", tags: ["$initial"] },
          ],
        },
      },
    },
  },
});
