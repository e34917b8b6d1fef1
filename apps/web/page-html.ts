import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { type Plugin, runnerImport } from "vite";
import { OWN_PAGES } from "./own-pages.ts";

/** Folders of the build that pages with a file of their own lie in; the server chooses. */
const VISITOR_FOLDER = "pages/visitor";
const PLAYER_FOLDER = "pages/player";
/** What draws the pages' words: openPages() of this file. */
const PRERENDER = "prerender.tsx";

/** What index.html shows before any script has come. */
const FIRST_WORDS = /(<div id="root">)[\s\S]*?(<\/div>\s*<noscript>)/;
/** Scripts, which the page needs after its style sheet only. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

/** The picture of a shared link, as index.html has it. */
const SOCIAL = 'content="/social.png"';

/** Names the picture by a whole address, which those who show links want, where the build knows it. */
export function withPublicUrl(html: string, publicUrl = ""): string {
  return html.replace(SOCIAL, SOCIAL.replace("/", `${publicUrl.replace(/\/+$/, "")}/`));
}

/** The page with its own words in place of the name of the game. */
export function withWords(html: string, words: string): string {
  if (!FIRST_WORDS.test(html)) throw new Error("index.html has no place for a page's words.");
  return html.replace(FIRST_WORDS, (_all, start, end) => `${start}${words}${end}`);
}

/** The start of all scripts, and what it needs. */
const START = /<script type="module"[^>]*? src="([^"]*)"><\/script>/;
const NEEDED = /rel="modulepreload"/g;

/** A page that is painted before its scripts are fetched (public/after-paint.js): they share no line with what it is painted with. */
export function withScriptsAfterPaint(html: string): string {
  if (!START.test(html)) throw new Error("index.html starts no script.");
  return html
    .replace(NEEDED, 'rel="after-paint"')
    .replace(
      START,
      '<link rel="after-paint" data-start crossorigin href="$1"><script defer src="/after-paint.js"></script>',
    );
}

/** Files of the sources, by their address in development, as the build names them. */
export function withBuiltFiles(
  markup: string,
  bundle: Readonly<Record<string, BuiltFile>>,
): string {
  let built = markup;
  for (const [file, { originalFileNames = [] }] of Object.entries(bundle))
    for (const source of originalFileNames) built = built.replaceAll(`"/${source}#`, `"/${file}#`);
  return built;
}

/** What is needed of a file of the build. */
export interface BuiltFile {
  type: "chunk" | "asset";
  /** The module that the file is the entry of. */
  facadeModuleId?: string | null;
  /** Files that it cannot run without. */
  imports?: readonly string[];
  /** Sources of an asset, from the root on. */
  originalFileNames?: readonly string[];
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

/** Words of the open pages by address; the sources are run as they are, without a browser. */
async function wordsByPath(root: string): Promise<Readonly<Record<string, string>>> {
  const { module } = await runnerImport<{ openPages: () => Record<string, string> }>(
    join(root, PRERENDER),
    { root, configFile: false, plugins: [react()], logLevel: "warn" },
  );
  return module.openPages();
}

/**
 * Makes pages paint early on a slow line: index.html has the words of the home page, page.html is
 * for all other addresses, and some have a page of their own that names its scripts: for players, and
 * for visitors with its words where anybody may read it.
 */
export function pageHtml(): Plugin {
  let root = ".";
  let outDir = "dist";
  return {
    name: "page-html",
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { server }) {
        if (server) return html;
        return withPublicUrl(html, process.env.PUBLIC_URL).replace(
          SCRIPTS,
          '$& fetchpriority="low"',
        );
      },
    },
    async writeBundle(_options, bundle) {
      const html = await readFile(join(outDir, "index.html"), "utf8");
      const words = await wordsByPath(root);
      const pageAt = (path: string, page: string) => {
        const own = words[path];
        return own === undefined ? page : withWords(page, withBuiltFiles(own, bundle));
      };
      await writeFile(join(outDir, "page.html"), html);
      const home = withScriptsAfterPaint(pageAt("/", html));
      await writeFile(join(outDir, "index.html"), home);
      for (const folder of [VISITOR_FOLDER, PLAYER_FOLDER])
        await mkdir(join(outDir, folder), { recursive: true });
      for (const name of OWN_PAGES) {
        const own = withScriptsAfterPaint(withOwnScripts(html, name, bundle));
        await writeFile(join(outDir, PLAYER_FOLDER, `${name}.html`), own);
        await writeFile(join(outDir, VISITOR_FOLDER, `${name}.html`), pageAt(`/${name}`, own));
      }
    },
  };
}
