/** Finds import cycles, including types. */
import { posix } from "node:path";
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

/** The files of the repository that each file imports. */
function importGraph(sources: Sources): ReadonlyMap<string, readonly string[]> {
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

/**
 * Groups of files that all reach each other by imports, sorted; includes files that import
 * themselves (Tarjan's algorithm).
 */
export function findCycles(sources: Sources): string[][] {
  const graph = importGraph(sources);
  const found: string[][] = [];
  const numbers = new Map<string, number>();
  const open: string[] = [];

  /** Returns the lowest number of an open file within reach. */
  const visit = (path: string): number => {
    const number = numbers.size;
    numbers.set(path, number);
    open.push(path);
    let lowest = number;
    const imported = graph.get(path) ?? [];
    for (const next of imported) {
      const known = numbers.get(next);
      if (known === undefined) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, known);
    }
    if (lowest === number) {
      const group = open.splice(open.indexOf(path));
      if (group.length > 1 || imported.includes(path)) found.push(group.sort());
    }
    return lowest;
  };

  for (const path of graph.keys()) if (!numbers.has(path)) visit(path);
  return found.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
}
