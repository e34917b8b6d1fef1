/** What may be in the repository. Each check returns one line per violation. */
import { posix } from "node:path";
import type { Sources } from "./repository-files.ts";
import { readSource } from "./source-text.ts";

const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
const TEST = /\.(?:test|journey)\.tsx?$/;
const MAX_LINES = 400;

/** Data and generated files. */
const MAY_BE_LONG = /^drizzle\/|\/catalogue\/|\/messages\.d\.ts$|^package-lock\.json$/;

/** Absolute paths of a person or machine; in brackets so that this file does not match itself. */
const MACHINE_PATH = /(?<![\w.])[/](?:home|Users|work|root|workspace)[/][\w.-]+|[A-Z]:\\Users\\/;

const VAGUE_NAME = /^(?:utils?|helpers?|common|misc|shared)\.[cm]?[jt]sx?$/;
const KEBAB = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
const NAMED_BY_TOOLS =
  /^(?:README|LICENSE|CREDITS|CHANGELOG|CONTRIBUTING|SECURITY|PULL_REQUEST_TEMPLATE|Dockerfile)(?:\.md)?$/;

const paths = (sources: Sources) => [...sources.keys()];

export function findMachinePaths(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    text.split("\n").flatMap((line, index) => {
      const found = MACHINE_PATH.exec(line)?.[0];
      return found ? [`${path}:${index + 1} names a folder of one machine: ${found}`] : [];
    }),
  );
}

/** Lockfile entries with download addresses, which only install where those addresses answer. */
export function findDownloadAddresses(lockfile: string): string[] {
  return [...lockfile.matchAll(/"resolved":\s*"(\w+:[^"]*)"/g)].map(([, address]) => `${address}`);
}

export function findFocusedTests(sources: Sources): string[] {
  const focused =
    /\b(?:describe|it|test|bench)(?:\.\w+)*\.(?:only|skip|todo|fails)\b|\b[fx](?:it|describe)\s*\(/g;
  return [...sources].flatMap(([path, text]) => {
    if (!TEST.test(path)) return [];
    const { code } = readSource(text);
    return [...code.matchAll(focused)].map((match) => `${path}: ${match[0]}`);
  });
}

/** Files that may use browser storage and locks directly. */
const MAY_STORE =
  /^apps\/web\/(?:lib\/browser-storage\.ts$|service-worker\/|journeys\/|test-setup)/;
const STORAGE =
  /\b(?:window|globalThis|self|navigator|document)\s*\??\.\s*(?:localStorage|sessionStorage|indexedDB|caches|cookieStore|cookie|locks|storage)\b/g;

/** Storage through `window` and the like, which the linter misses. Browsers may refuse it. */
export function findUnguardedStorage(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (!path.startsWith("apps/web/") || !/\.tsx?$/.test(path)) return [];
    if (MAY_STORE.test(path) || TEST.test(path)) return [];
    const { code } = readSource(text);
    return [...code.matchAll(STORAGE)].map(([found]) => `${path}: ${found}`);
  });
}

export function findVagueNames(sources: Sources): string[] {
  return paths(sources).filter((path) => VAGUE_NAME.test(posix.basename(path)));
}

export function findNonKebabNames(sources: Sources): string[] {
  return paths(sources).filter((path) => {
    const name = posix.basename(path);
    return !KEBAB.test(name) && !NAMED_BY_TOOLS.test(name) && !path.startsWith("drizzle/");
  });
}

export function findLongFiles(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    const lines = text.trimEnd().split("\n").length;
    const tooLong = CODE.test(path) && !MAY_BE_LONG.test(path) && lines > MAX_LINES;
    return tooLong ? [`${path} has ${lines} lines`] : [];
  });
}

/** Objects that are written only to be spread into another. */
export function findSpreadLiterals(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    CODE.test(path)
      ? [...readSource(text).code.matchAll(/\.\.\.\s*\{/g)].map(
          ({ index }) => `${path}:${text.slice(0, index).split("\n").length} spreads a literal`,
        )
      : [],
  );
}

/** Workspaces whose README does not start with a description. */
export function findMissingReadmes(sources: Sources): string[] {
  const workspaces = paths(sources)
    .filter((path) => /^(?:packages|apps)\/[^/]+\/package\.json$/.test(path))
    .map((path) => posix.dirname(path));
  return workspaces.flatMap((folder) => {
    const [first = "", second = ""] = sources.get(`${folder}/README.md`)?.split("\n") ?? [];
    const says = /^[A-Z].*\.$/.test(first) && second === "";
    return says ? [] : [`${folder}/README.md does not begin with one line on what it is`];
  });
}

export function findSrcFolders(sources: Sources): string[] {
  return paths(sources).filter((path) => path.split("/").includes("src"));
}

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

/**
 * Optional packages that a lockfile names but does not contain, which `npm ci` refuses. They are
 * missing if the registry lacks the binaries of other platforms.
 */
export function findMissingOptionals(lockfile: string): string[] {
  const packages: Record<string, LockedPackage> = JSON.parse(lockfile).packages;
  const isInstalled = (owner: string, name: string) => {
    const folders = [owner];
    for (let at = owner.length; at > 0; ) {
      at = owner.lastIndexOf("/node_modules/", at - 1);
      folders.push(at > 0 ? owner.slice(0, at) : "");
    }
    return folders.some(
      (folder) => `${folder ? `${folder}/` : ""}node_modules/${name}` in packages,
    );
  };
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isInstalled(owner, name))
      .map((name) => `${owner} needs ${name}`),
  );
}

/** Links in documents to missing files of the repository. */
export function findDeadLinks(sources: Sources, exists: (path: string) => boolean): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (!path.endsWith(".md")) return [];
    const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => `${target}`);
    return targets
      .filter((target) => !/^\w+:/.test(target))
      .filter((target) => !exists(posix.join(posix.dirname(path), target)))
      .map((target) => `${path} links to ${target}`);
  });
}

/**
 * Paths in backticks in documents that are not in the repository. Decisions name what was there
 * then, CONTRIBUTING the files that a change adds.
 */
export function findDeadPaths(sources: Sources, exists: (path: string) => boolean): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (!path.endsWith(".md") || path.startsWith("docs/decisions/")) return [];
    if (path === "CONTRIBUTING.md") return [];
    return [...text.matchAll(/`((?:apps|packages|scripts|docs|drizzle)\/[\w./-]+)`/g)]
      .map(([, named]) => `${named}`)
      .filter((named) => !exists(posix.normalize(named).replace(/\/$/, "")))
      .map((named) => `${path} names ${named}`);
  });
}

const RULE_BOOK = "docs/rules.md";
/** A section or range, and further ones after it, even on the next line of a comment. */
const SECTIONS = /\brules[\s/*]+§\d+(?:-\d+)?(?:(?:,| and)[\s/*]+§\d+(?:-\d+)?)*/g;

/** Sections that code refers to but the rule book does not have. */
export function findMissingRules(sources: Sources): string[] {
  const headings = sources.get(RULE_BOOK)?.matchAll(/^## (\d+)\. /gm) ?? [];
  const written = new Set([...headings].map(([, number]) => Number(number)));
  return [...sources].flatMap(([path, text]) => {
    if (!CODE.test(path)) return [];
    const spans = [...text.matchAll(SECTIONS)].flatMap(([named]) => [
      ...named.matchAll(/§(\d+)(?:-(\d+))?/g),
    ]);
    const ends = spans.flatMap(([, from, to]) => [Number(from), Number(to ?? from)]);
    const missing = new Set(ends.filter((number) => !written.has(number)));
    return [...missing].map((number) => `${path} names section ${number} of ${RULE_BOOK}`);
  });
}
