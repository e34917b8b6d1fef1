import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { adminPage } from "./admin-page.ts";
import { CHUNKS, chunkFileName } from "./chunks.ts";
import { compiledMessages, filledMessages } from "./message-plugins.ts";
import { pageHtml } from "./page-html.ts";
import { precompress } from "./precompress.ts";
import { serviceWorkerFile } from "./service-worker-file.ts";

const SERVER = process.env.SERVER_URL ?? "http://127.0.0.1:3000";

/** The subjects of landscapes, out of everything that the scene worker draws. */
const SCENE_SUBJECTS = /packages\/art\/(?:subject|cave|factory|metal)-/;

/** The Host header is kept, so that the server's same-origin check sees the page's own origin. */
const toServer = { target: SERVER, changeOrigin: false };

export default defineConfig({
  plugins: [
    filledMessages(),
    compiledMessages(),
    react(),
    tailwindcss(),
    pageHtml(),
    adminPage(),
    serviceWorkerFile(),
    precompress(),
  ],
  resolve: {
    // The formatter for precompiled messages.
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  server: {
    port: 5173,
    proxy: {
      "/trpc": toServer,
      "/api": toServer,
      "/pictures": toServer,
      "/healthz": toServer,
      "/socket.io": { ...toServer, ws: true },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: {
      output: {
        entryFileNames: "assets/lazy-[name]-[hash].js",
        chunkFileNames: "assets/lazy-[name]-[hash].js",
        // Two halves that load in parallel, each within the limit of a lazy file.
        advancedChunks: {
          includeDependenciesRecursively: false,
          groups: [{ name: "scene-subjects", test: SCENE_SUBJECTS }],
        },
      },
    },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // One style sheet, so that a component that is loaded again after a failure has its styles.
    cssCodeSplit: false,
    rolldownOptions: {
      treeshake: {
        // Our packages contain only pure data, schemas and functions: drop unused files.
        moduleSideEffects: (id) => !/packages\/(?:contract|game)\//.test(id),
      },
      output: {
        entryFileNames: "assets/first-app-[hash].js",
        chunkFileNames: chunkFileName,
        codeSplitting: CHUNKS,
      },
    },
  },
});
