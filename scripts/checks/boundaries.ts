/** Which workspace may import which. */
import { posix } from "node:path";
import type { Sources } from "./repository-files.ts";
import { importsOf } from "./source-text.ts";

interface Workspace {
  /** Workspaces that shipped code may use. */
  uses: readonly string[];
  /** Workspaces of which only types may be used. */
  types?: readonly string[];
  /** Additional workspaces for its tests. */
  tests?: readonly string[];
  /** Additional workspaces for its browser journeys. */
  journeys?: readonly string[];
}

const WORKSPACES: Readonly<Record<string, Workspace>> = {
  "packages/game": { uses: [] },
  "packages/art": { uses: ["packages/game"] },
  "packages/contract": { uses: ["packages/game"] },
  "packages/messages": { uses: ["packages/game", "packages/contract"] },
  "packages/db": { uses: ["packages/game"] },
  "packages/api": {
    uses: ["packages/game", "packages/contract", "packages/messages", "packages/db"],
  },
  "packages/client": { uses: ["packages/contract", "packages/game"], types: ["packages/api"] },
  "packages/bots": { uses: ["packages/game", "packages/contract", "packages/client"] },
  "apps/server": {
    uses: [
      "packages/game",
      "packages/contract",
      "packages/messages",
      "packages/db",
      "packages/api",
      "packages/bots",
    ],
    tests: ["packages/client"],
  },
  "apps/web": {
    uses: ["packages/art", "packages/game", "packages/contract", "packages/messages"],
    types: ["packages/api"],
    journeys: ["packages/db"],
  },
  scripts: {
    uses: [
      "packages/game",
      "packages/contract",
      "packages/messages",
      "packages/db",
      "packages/api",
      "packages/client",
      "packages/bots",
      "apps/server",
    ],
  },
};

/** Workspaces that run anywhere: their shipped code uses neither Node nor packages except these. */
const PACKAGES_ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "packages/game": [],
  "packages/contract": ["zod"],
  "packages/messages": ["intl-messageformat", "use-intl"],
};

/**
 * What parts of packages/api may import from it, types included: files, or folders with a slash.
 * Other files, which combine them, may import everything.
 */
const API = "packages/api";
const PLATFORM = ["platform/", "errors.ts"];
const MODULES = ["modules/", ...PLATFORM, "services.ts", "context.ts", "trpc.ts", "implement.ts"];
const API_PARTS: Readonly<Record<string, readonly string[]>> = {
  "modules/": MODULES,
  "platform/": PLATFORM,
  "errors.ts": [],
};

const SCOPE = "@emberlode/";
const SOURCE = /\.[cm]?[jt]sx?$/;
const TEST =
  /\.(test|journey)\.tsx?$|(^|\/)(testing|journeys)\/|(^|\/)testing(-[a-z-]+)?\.tsx?$|(^|\/)vite(st)?(\.\w+)?\.config\.ts$|test-setup(-dom)?\.ts$/;

/** Whether a file is used only by tests. */
export const isTest = (path: string): boolean => TEST.test(path);

function workspaceOf(path: string): string | undefined {
  return Object.keys(WORKSPACES).find((workspace) => path.startsWith(`${workspace}/`));
}

const workspaceNamed = (name: string) =>
  Object.keys(WORKSPACES).find((workspace) => posix.basename(workspace) === name) ??
  `(unknown) ${name}`;

type Target = { workspace: string; file: string } | { npm: string };

/** The workspace and file of a module name, or the name itself for npm and Node. */
function target(path: string, from: string): Target | undefined {
  if (from.startsWith(SCOPE)) {
    const workspace = workspaceNamed(from.slice(SCOPE.length).split("/")[0] ?? "");
    return { workspace, file: `${workspace}/index.ts` };
  }
  if (!from.startsWith(".")) return { npm: from };
  const resolved = posix.normalize(posix.join(posix.dirname(path), from));
  const workspace = workspaceOf(resolved);
  return workspace === undefined ? undefined : { workspace, file: resolved };
}

const BROWSER_ENTRIES = ["apps/web/main.tsx", "apps/web/admin/main.tsx"];

/** The file of a module name; workspaces are imported by name, or by a file within. */
function fileOf(from: string, path: string, sources: Sources): string | undefined {
  if (from.startsWith(".")) return posix.normalize(posix.join(posix.dirname(path), from));
  if (!from.startsWith(SCOPE)) return undefined;
  const [name = "", ...within] = from.slice(SCOPE.length).split("/");
  const file = [workspaceNamed(name), ...within].join("/");
  return [file, `${file}.ts`, `${file}/index.ts`].find((known) => sources.has(known));
}

/** Everything that a browser loads, starting at the entries of the web client. */
function browserFiles(sources: Sources): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...BROWSER_ENTRIES];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = sources.get(path);
    if (source === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const { from, typeOnly } of importsOf(source)) {
      const file = typeOnly ? undefined : fileOf(from, path, sources);
      if (file !== undefined) waiting.push(file);
    }
  }
  return reached;
}

/** One line per import in the wrong direction. */
export function findWrongImports(sources: Sources): string[] {
  const wrong: string[] = [];
  const loaded = browserFiles(sources);
  for (const [path, source] of sources) {
    const workspace = workspaceOf(path);
    if (workspace === undefined || !SOURCE.test(path)) continue;
    const question = { path, workspace, isTest: isTest(path), inBrowser: loaded.has(path) };
    for (const { from, typeOnly, line } of importsOf(source)) {
      const reason = checkImport({ ...question, from, typeOnly });
      if (reason) wrong.push(`${path}:${line} imports ${from}: ${reason}`);
    }
  }
  return wrong;
}

interface ImportCheck {
  path: string;
  workspace: string;
  from: string;
  typeOnly: boolean;
  isTest: boolean;
  inBrowser: boolean;
}

function checkImport({
  path,
  workspace,
  from,
  typeOnly,
  isTest,
  inBrowser,
}: ImportCheck): string | undefined {
  const rules = WORKSPACES[workspace];
  const to = target(path, from);
  if (rules === undefined || to === undefined) return undefined;
  if ("npm" in to) return checkPackageImport(workspace, to.npm, isTest, inBrowser);
  if (to.workspace === workspace) return isTest ? undefined : checkApiImport(path, to.file);
  if (from.startsWith(".")) return `a path into ${to.workspace}; import workspaces by name`;
  if (rules.uses.includes(to.workspace)) return undefined;
  if (isTest && rules.tests?.includes(to.workspace)) return undefined;
  if (path.includes("/journeys/") && rules.journeys?.includes(to.workspace)) return undefined;
  if (!rules.types?.includes(to.workspace)) return `${workspace} may not use ${to.workspace}`;
  return typeOnly ? undefined : `${workspace} may use only types of ${to.workspace}`;
}

function checkApiImport(path: string, file: string): string | undefined {
  const isIn = (one: string, part: string) => one.startsWith(`${API}/${part}`);
  const part = Object.keys(API_PARTS).find((one) => isIn(path, one));
  if (part === undefined || API_PARTS[part]?.some((one) => isIn(file, one))) return undefined;
  return `${API}/${part} may not use ${file}`;
}

function checkPackageImport(workspace: string, name: string, isTest: boolean, inBrowser: boolean) {
  const allowed = PACKAGES_ALLOWED[workspace];
  if (!isTest && allowed && !allowed.some((one) => name === one || name.startsWith(`${one}/`)))
    return `${workspace} depends on no such package`;
  return inBrowser && name.startsWith("node:") ? "a browser has no Node" : undefined;
}
