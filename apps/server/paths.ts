import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder with `drizzle/` and `apps/`, found from both source and bundle. */
export function findRoot(from: string = dirname(fileURLToPath(import.meta.url))): string {
  let folder = from;
  while (!(existsSync(join(folder, "drizzle")) && existsSync(join(folder, "apps")))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error(`There are no drizzle/ and apps/ folders above ${from}.`);
    folder = parent;
  }
  return folder;
}

/** The folder of the built web client, which may not exist yet. */
export function webDist(root: string): string {
  return join(root, "apps", "web", "dist");
}
