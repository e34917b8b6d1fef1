import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { filledMessages } from "./message-plugins.ts";

const FILE = "sw.js";
const ENTRY = "service-worker/main.ts";
const VERSION_LENGTH = 12;

/** Modules that must work offline or that the game starts with; their imports are included. */
const CACHED_MODULES = [
  "/main.tsx",
  "/features/offline/offline-start.tsx",
  "/art/map-glyph.tsx",
  "/pages/game-page.tsx",
];
/** Message files, in the folder of their language. */
const MESSAGES = /\/packages\/messages\/([\w-]+)\/[\w-]+\.json$/;
/** Style sheets and fonts. */
const CACHED_ASSETS = /\.(?:css|woff2)$/;

type Bundle = Rolldown.OutputBundle;

function chunkOf(bundle: Bundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (chunk === undefined) throw new Error(`No file of the build has ${module}.`);
  return chunk.fileName;
}

/** Files of the build with everything they import. */
function withImports(bundle: Bundle, files: readonly string[]): Set<string> {
  const included = new Set<string>();
  const queue = [...files];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = bundle[name];
    if (included.has(name) || file?.type !== "chunk") continue;
    included.add(name);
    queue.push(...file.imports);
  }
  return included;
}

const pathsOf = (files: readonly string[]) => files.toSorted().map((name) => `/${name}`);

/** Sorted paths of the files that the worker caches. */
export function shellFiles(bundle: Bundle, modules: readonly string[] = CACHED_MODULES): string[] {
  const chunks = modules.map((module) => chunkOf(bundle, module));
  const assets = Object.keys(bundle).filter((name) => CACHED_ASSETS.test(name));
  return pathsOf([...withImports(bundle, chunks), ...assets]);
}

/** Paths of the message files of each language. */
export function messageFiles(bundle: Bundle): Record<string, string[]> {
  const byLanguage = new Map<string, string[]>();
  for (const file of Object.values(bundle)) {
    if (file.type !== "chunk") continue;
    // A file that only passes on messages of a shared file has no modules of its own.
    const modules = [...file.moduleIds, file.facadeModuleId ?? ""];
    const [language] = modules.flatMap((id) => MESSAGES.exec(id)?.[1] ?? []);
    if (language === undefined) continue;
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), file.fileName]);
  }
  return Object.fromEntries([...byLanguage].map(([language, files]) => [language, pathsOf(files)]));
}

/** page.html in every language. */
async function pagesOf(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, { recursive: true });
  const pages = files.filter((file) => basename(file) === "page.html").sort();
  return Promise.all(pages.map((file) => readFile(join(outDir, file), "utf8")));
}

/** The worker's script, with the list of files to cache. */
async function bundleWorker(root: string, shell: object): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [filledMessages()],
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: join(root, ENTRY), output: { format: "iife" } },
    },
  });
  const [built] = [result].flat();
  const [script] = built !== undefined && "output" in built ? built.output : [];
  if (script === undefined) throw new Error(`${ENTRY} made no file.`);
  return script.code;
}

/** Writes the service worker next to the page, for the files of this build. */
export function serviceWorkerFile(): Plugin {
  let root = ".";
  let outDir = "dist";
  return {
    name: "service-worker-file",
    apply: "build",
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: "post",
      // After the pages have been written.
      sequential: true,
      async handler(_options, bundle) {
        const files = shellFiles(bundle);
        const messages = messageFiles(bundle);
        const all = [files, ...Object.values(messages)].flat();
        const hash = createHash("sha256").update(all.join("\n"));
        for (const page of await pagesOf(outDir)) hash.update(page);
        const shell = { version: hash.digest("hex").slice(0, VERSION_LENGTH), files, messages };
        await writeFile(join(outDir, FILE), await bundleWorker(root, shell));
      },
    },
  };
}
