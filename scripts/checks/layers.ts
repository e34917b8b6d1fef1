/** Finds imports of folders against the layers in `docs/architecture.md`. */
import { folderGraph } from "./import-cycles.ts";
import type { Sources } from "./repository-files.ts";

export const ARCHITECTURE = "docs/architecture.md";

/** The heading above the table of layers, by the root of the folders. */
export const LAYERS: Readonly<Record<string, string>> = {
  "apps/web/features": "Layers of features",
  "packages/api/modules": "Layers of modules",
};

/** The number of each folder's layer, from the rows of the table under a heading. */
function layersOf(page: string, heading: string): ReadonlyMap<string, number> {
  const [, rest = ""] = page.split(`\n### ${heading}\n`);
  const [table = ""] = rest.split("\n#");
  const rows = [...table.matchAll(/^\| *(\d+)\.[^|]*\|([^|]*)\|/gm)];
  return new Map(
    rows.flatMap(([, number, folders = ""]) =>
      [...folders.matchAll(/`([^`]+)`/g)].map(([, folder = ""]): [string, number] => [
        folder,
        Number(number),
      ]),
    ),
  );
}

/** One line per folder that is not in the table, and per import of a folder of a higher layer. */
export function findLayerBreaks(sources: Sources, root: string, heading: string): string[] {
  const layers = layersOf(sources.get(ARCHITECTURE) ?? "", heading);
  const graph = folderGraph(sources, root);
  const gone = [...layers.keys()].filter((folder) => !graph.has(folder));
  return [
    ...gone.map((folder) => `${folder} is in the table, but has no folder`),
    ...[...graph].flatMap(([from, imported]) => {
      const layer = layers.get(from);
      if (layer === undefined) return [`${from} is in no layer`];
      return imported
        .filter((to) => (layers.get(to) ?? 0) > layer)
        .map((to) => `${from} may not import ${to}, which is in a higher layer`);
    }),
  ].sort();
}
