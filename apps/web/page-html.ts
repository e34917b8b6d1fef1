/** Writes the HTML files of the build from `index.html`, by page, language and visitor. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { type Plugin, runnerImport } from "vite";
import { filledMessages } from "./message-plugins.ts";
import type { PrerenderTexts } from "./prerender-texts.ts";
import { PRERENDERED_PAGES } from "./prerendered-pages.ts";

/** Folders of the build for pages with their own file; the server chooses between them. */
const VISITOR_FOLDER = "pages/visitor";
const PLAYER_FOLDER = "pages/player";
/** The modules that render the pages' markup and the texts of index.html. */
const PRERENDER = "prerender-language.ts";
const TEXTS = "prerender-texts.ts";
const MANIFEST = "manifest.webmanifest";

/** The language of index.html in the sources. */
const LANG = /(<html lang=")en"/;
/** A placeholder in index.html. */
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;" };

/** The prerendered content of index.html. */
const BEFORE_SCRIPT = /(<div id="root">)[\s\S]*?(<\/div>\s*<noscript>)/;
/** Scripts before the last one, which imports them: with top-level await, the build lists each. */
const IMPORTED_SCRIPT =
  /<script type="module"([^>]*?) src="([^"]*)"><\/script>(?=\s*<script type="module")/g;
/** Scripts, which the page needs only after its style sheet. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

/** The link preview image in index.html. */
const PREVIEW_IMAGE = 'content="/social.png"';

/** Makes the link preview image's URL absolute, as required, if the public URL is known. */
export function withPublicUrl(html: string, publicUrl = ""): string {
  return html.replace(
    PREVIEW_IMAGE,
    PREVIEW_IMAGE.replace("/", `${publicUrl.replace(/\/+$/, "")}/`),
  );
}

/** index.html in a language, with its placeholders filled. */
export function withTexts(html: string, { page, manifest }: PrerenderTexts): string {
  const ours = html.replace(LANG, `$1${manifest.lang}"`);
  return ours.replace(PLACEHOLDER, (_all, name: string) => {
    const word = page[name];
    if (word === undefined) throw new Error(`index.html has no text for the placeholder ${name}.`);
    return word.replace(/[&"<]/g, (sign) => ESCAPED[sign] ?? sign);
  });
}

/** Replaces the page's placeholder content with its own markup. */
export function withMarkup(html: string, markup: string): string {
  if (!BEFORE_SCRIPT.test(html)) throw new Error("index.html has no place for a page's markup.");
  return html.replace(BEFORE_SCRIPT, (_all, start, end) => `${start}${markup}${end}`);
}

/** The entry script and its module preloads. */
const ENTRY_SCRIPT = /<script type="module"[^>]*? src="([^"]*)"><\/script>/;
const MODULE_PRELOADS = /rel="modulepreload"/g;

/** Defers scripts until the prerendered page is painted (public/after-paint.js). */
export function withScriptsAfterPaint(html: string): string {
  if (!ENTRY_SCRIPT.test(html)) throw new Error("index.html has no entry script.");
  return html
    .replace(MODULE_PRELOADS, 'rel="after-paint"')
    .replace(
      ENTRY_SCRIPT,
      '<link rel="after-paint" data-start crossorigin href="$1"><script defer src="/after-paint.js"></script>',
    );
}

/** Replaces the development paths of source files by the names of built files. */
export function withBuiltFiles(
  markup: string,
  bundle: Readonly<Record<string, BuiltFile>>,
): string {
  let built = markup;
  for (const [file, { originalFileNames = [] }] of Object.entries(bundle))
    for (const source of originalFileNames) built = built.replaceAll(`"/${source}#`, `"/${file}#`);
  return built;
}

/** The parts of a built file that are used. */
export interface BuiltFile {
  type: "chunk" | "asset";
  /** The module that this file is the entry of. */
  facadeModuleId?: string | null;
  /** Files that it cannot run without. */
  imports?: readonly string[];
  /** Sources of an asset, relative to the root. */
  originalFileNames?: readonly string[];
  /** Sources of a chunk, as absolute paths. */
  moduleIds?: readonly string[];
}

const MESSAGES_FILE = /\/packages\/messages\/([\w-]+\/[\w-]+)\.json$/;
const AWAITED = /^[^*\n]*await messages\("([\w-]+)"\)/gm;

/** Names of the message files that the sources of some built files await. */
async function awaitedBy(
  files: readonly string[],
  bundle: Readonly<Record<string, BuiltFile>>,
): Promise<Set<string>> {
  const sources = files
    .flatMap((file) => bundle[file]?.moduleIds ?? [])
    .filter((id) => /\.tsx?$/.test(id));
  const texts = await Promise.all(sources.map((id) => readFile(id, "utf8")));
  return new Set(texts.flatMap((text) => [...text.matchAll(AWAITED)].map(([, name = ""]) => name)));
}

/** Makes a page fetch its scripts' messages, in its language, together with the scripts. */
async function withMessages(
  html: string,
  language: string,
  bundle: Readonly<Record<string, BuiltFile>>,
): Promise<string> {
  const named = Object.keys(bundle).filter((file) => html.includes(`/${file}"`));
  const awaited = await awaitedBy(named, bundle);
  const isAwaited = (id: string) => {
    const [folder, name = ""] = MESSAGES_FILE.exec(id)?.[1]?.split("/") ?? [];
    return folder === language && awaited.has(name);
  };
  const links = Object.keys(bundle)
    .filter((file) => bundle[file]?.moduleIds?.some(isAwaited))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
  return html.replace("</head>", `${links.join("")}</head>`);
}

/** The page of one path, which fetches its own scripts together with those of every page. */
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

/** Runs a source module in a fresh module graph, without a browser. */
async function run<Module>(root: string, file: string, language = ""): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, file), {
    root,
    configFile: false,
    define: { __LANGUAGE__: JSON.stringify(language) },
    plugins: [filledMessages(), react()],
    logLevel: "warn",
  });
  return module;
}

/** The texts of prerendered pages, the default language first. */
async function prerenderTexts(root: string): Promise<readonly PrerenderTexts[]> {
  return (await run<{ PRERENDER_TEXTS: readonly PrerenderTexts[] }>(root, TEXTS)).PRERENDER_TEXTS;
}

/** Markup of the public pages in a language, by path. */
async function renderPages(
  root: string,
  language: string,
): Promise<Readonly<Record<string, string>>> {
  return (await run<{ pages: Record<string, string> }>(root, PRERENDER, language)).pages;
}

/** Writes the pages of one language into a folder of the build. */
async function writePages(
  folder: string,
  language: string,
  html: string,
  markup: Readonly<Record<string, string>>,
  bundle: Readonly<Record<string, BuiltFile>>,
): Promise<void> {
  const pageAt = (path: string, page: string) => {
    const own = markup[path];
    return own === undefined ? page : withMarkup(page, withBuiltFiles(own, bundle));
  };
  for (const own of [VISITOR_FOLDER, PLAYER_FOLDER])
    await mkdir(join(folder, own), { recursive: true });
  const page = await withMessages(html, language, bundle);
  await writeFile(join(folder, "page.html"), page);
  await writeFile(join(folder, "index.html"), withScriptsAfterPaint(pageAt("/", page)));
  for (const name of PRERENDERED_PAGES) {
    const own = withScriptsAfterPaint(
      await withMessages(withOwnScripts(html, name, bundle), language, bundle),
    );
    await writeFile(join(folder, PLAYER_FOLDER, `${name}.html`), own);
    await writeFile(join(folder, VISITOR_FOLDER, `${name}.html`), pageAt(`/${name}`, own));
  }
}

/**
 * Makes pages paint early on a slow connection: index.html contains the home page, page.html serves
 * all other URLs, and frequent pages have files that name their scripts: one for players, and one
 * for visitors with its content if it is public. Each is written once per language, with the
 * manifest: English at the top of the build, other languages in a folder with their code.
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
      async handler(html, { server }) {
        const [texts] = server === undefined ? [] : await prerenderTexts(root);
        if (texts !== undefined) return withTexts(html, texts);
        return withPublicUrl(html, process.env.PUBLIC_URL)
          .replace(IMPORTED_SCRIPT, '<link rel="modulepreload"$1 href="$2">')
          .replace(SCRIPTS, '$& fetchpriority="low"');
      },
    },
    async writeBundle(_options, bundle) {
      const html = await readFile(join(outDir, "index.html"), "utf8");
      const manifest: object = JSON.parse(await readFile(join(outDir, MANIFEST), "utf8"));
      for (const texts of await prerenderTexts(root)) {
        const folder = join(outDir, texts.folder);
        const markup = await renderPages(root, texts.language);
        await writePages(folder, texts.language, withTexts(html, texts), markup, bundle);
        const manifestText = JSON.stringify({ ...manifest, ...texts.manifest });
        await writeFile(join(folder, MANIFEST), manifestText);
      }
    },
  };
}
