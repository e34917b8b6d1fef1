/** The page of shared components, built separately and served with the server's policy. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, preview } from "vite";

const WEB = resolve(import.meta.dirname, "..");
/** The Content-Security-Policy of the game's pages, as far as a page without calls needs it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'";

export interface GallerySite {
  url: string;
  stop: () => Promise<void>;
}

/** Builds into a folder of its own, to leave the game's build alone. */
export async function startGallerySite(): Promise<GallerySite> {
  const outDir = await mkdtemp(join(tmpdir(), "emberlode-parts-"));
  const config: InlineConfig = {
    root: WEB,
    configFile: false,
    logLevel: "error",
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(WEB, "dev/gallery.html") },
    },
    preview: { host: "127.0.0.1", port: 0, headers: { "Content-Security-Policy": POLICY } },
  };
  await build(config);
  const server = await preview(config);
  return {
    url: server.resolvedUrls?.local[0] ?? "",
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
