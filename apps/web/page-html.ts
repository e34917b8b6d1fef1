import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What index.html shows of the home page before any script has come. */
const HOME = /<!-- home -->[\s\S]*<!-- \/home -->/;
/** What all other addresses show instead. */
const ELSEWHERE = /<!-- elsewhere (.*?) -->/;
/** Scripts, which the page needs after its style sheet only. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

/** The picture of a shared link, as index.html has it. */
const SOCIAL = 'content="/social.png"';

/** Names the picture by a whole address, which those who show links want, where the build knows it. */
export function withPublicUrl(html: string, publicUrl = ""): string {
  return html.replace(SOCIAL, SOCIAL.replace("/", `${publicUrl.replace(/\/+$/, "")}/`));
}

/** The page that every address but `/` gets: the name of the game in place of the home page's words. */
export function withoutHome(html: string): string {
  return html.replace(HOME, "").replace(ELSEWHERE, "$1");
}

/**
 * Makes index.html paint early on a slow line, and writes page.html for all other addresses, where
 * the home page must not show for a moment.
 */
export function pageHtml(): Plugin {
  let outDir = "dist";
  return {
    name: "page-html",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { server }) {
        if (server) return withoutHome(html);
        return withPublicUrl(html, process.env.PUBLIC_URL).replace(
          SCRIPTS,
          '$& fetchpriority="low"',
        );
      },
    },
    async writeBundle() {
      const html = await readFile(join(outDir, "index.html"), "utf8");
      await writeFile(join(outDir, "page.html"), withoutHome(html));
    },
  };
}
