import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Pages that many open first, by their address: their scripts are named in a page of their own. */
const OWN_PAGES = ["login", "ranks", "codex", "game"];
/** The folder of the build that those pages lie in; the server looks there. */
const OWN_FOLDER = "pages";

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

/** What is needed of a file of the build. */
export interface BuiltFile {
  type: "chunk" | "asset";
  /** The module that the file is the entry of. */
  facadeModuleId?: string | null;
  /** Files that it cannot run without. */
  imports?: readonly string[];
}

/** The page of one address, which fetches its own scripts together with those of every page. */
export function withOwnScripts(
  html: string,
  name: string,
  bundle: Readonly<Record<string, BuiltFile>>,
): string {
  const entry = Object.keys(bundle).find((file) =>
    bundle[file]?.facadeModuleId?.endsWith(`/pages/${name}-page.tsx`),
  );
  if (entry === undefined) throw new Error(`There is no page for /${name}.`);
  const needed = new Set([entry]);
  for (const file of needed) for (const own of bundle[file]?.imports ?? []) needed.add(own);
  const links = [...needed]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
  return html.replace("</head>", `${links.join("")}</head>`);
}

/**
 * Makes index.html paint early on a slow line, and writes page.html for all other addresses, where
 * the home page must not show for a moment, and one that names its scripts for each of a few.
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
    async writeBundle(_options, bundle) {
      const html = withoutHome(await readFile(join(outDir, "index.html"), "utf8"));
      await writeFile(join(outDir, "page.html"), html);
      await mkdir(join(outDir, OWN_FOLDER), { recursive: true });
      for (const name of OWN_PAGES) {
        const own = withOwnScripts(html, name, bundle);
        await writeFile(join(outDir, OWN_FOLDER, `${name}.html`), own);
      }
    },
  };
}
