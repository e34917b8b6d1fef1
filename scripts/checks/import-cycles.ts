/** Finds import cycles, including types: of files, and of the folders of a root. */
import { posix } from "node:path";
import { isTest } from "./boundaries.ts";
import type { Sources } from "./repository-files.ts";
import { importsOf } from "./source-text.ts";

const CODE = /\.[cm]?[jt]sx?$/;

interface Manifest {
  name?: string;
  exports?: Record<string, string>;
}

/** The files that workspaces export by name, such as `@emberlode/db/testing`. */
function entries(sources: Sources): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [path, text] of sources) {
    if (posix.basename(path) !== "package.json") continue;
    const { name, exports = {} }: Manifest = JSON.parse(text);
    for (const [under, file] of Object.entries(exports)) {
      files.set(posix.join(`${name}`, under), posix.join(posix.dirname(path), file));
    }
  }
  return files;
}

/** What each file or folder imports. */
type Graph = ReadonlyMap<string, readonly string[]>;

/** The files of the repository that each file imports. */
function importGraph(sources: Sources): Graph {
  const named = entries(sources);
  const graph = new Map<string, readonly string[]>();
  for (const [path, text] of sources) {
    if (!CODE.test(path)) continue;
    const found = importsOf(text).flatMap(({ from }) => {
      const file = named.get(from) ?? posix.join(posix.dirname(path), from);
      return sources.has(file) ? [file] : [];
    });
    graph.set(path, [...new Set(found)]);
  }
  return graph;
}

/** The folders under `root` that each of them imports; without tests, which may import anything. */
export function folderGraph(sources: Sources, root: string): Graph {
  const folderOf = (path: string) => {
    const [folder, file] = path.startsWith(`${root}/`)
      ? path.slice(root.length + 1).split("/")
      : [];
    return file === undefined ? undefined : folder;
  };
  const graph = new Map<string, Set<string>>();
  for (const [path, imported] of importGraph(sources)) {
    const from = folderOf(path);
    if (from === undefined || isTest(path)) continue;
    const folders = graph.get(from) ?? new Set();
    graph.set(from, folders);
    for (const file of imported) {
      const to = folderOf(file);
      if (to !== undefined && to !== from) folders.add(to);
    }
  }
  return new Map([...graph].map(([folder, folders]) => [folder, [...folders]]));
}

/**
 * Groups of nodes that all reach each other, sorted; includes nodes with an edge to themselves
 * (Tarjan's algorithm).
 */
function cyclesOf(graph: Graph): string[][] {
  const found: string[][] = [];
  const numbers = new Map<string, number>();
  const open: string[] = [];

  /** Returns the lowest number of an open node within reach. */
  const visit = (node: string): number => {
    const number = numbers.size;
    numbers.set(node, number);
    open.push(node);
    let lowest = number;
    const imported = graph.get(node) ?? [];
    for (const next of imported) {
      const known = numbers.get(next);
      if (known === undefined) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, known);
    }
    if (lowest === number) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1 || imported.includes(node)) found.push(group.sort());
    }
    return lowest;
  };

  for (const node of graph.keys()) if (!numbers.has(node)) visit(node);
  return found.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
}

/**
 * Groups of files that all reach each other by imports, sorted; includes files that import
 * themselves.
 */
export const findCycles = (sources: Sources): string[][] => cyclesOf(importGraph(sources));

/**
 * Imports between folders under `root` that are part of a cycle of folders, such as
 * `battles > factories`, sorted.
 */
export function findFolderCycles(sources: Sources, root: string): string[] {
  const graph = folderGraph(sources, root);
  return cyclesOf(graph)
    .flatMap((group) =>
      group.flatMap((from) =>
        (graph.get(from) ?? []).filter((to) => group.includes(to)).map((to) => `${from} > ${to}`),
      ),
    )
    .sort();
}
