// @ts-check
/** Which vitest projects there are, read from the folders, so that none can be forgotten. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";

/** Projects that start Postgres or the server. */
const INTEGRATION = new Set(["db", "api", "client", "server", "scripts"]);

const CHECKS = "checks";
const JOURNEYS = "journeys";

/** @param {string} folder @returns {string[]} */
function foldersIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);
}

/** Name of the project whose vitest.config.ts stands in a folder; undefined when there is none. */
export function projectName(/** @type {string} */ folder) {
  const file = join(ROOT, folder, "vitest.config.ts");
  if (!existsSync(file)) return undefined;
  return /\bname:\s*["']([^"']+)["']/.exec(readFileSync(file, "utf8"))?.[1];
}

/** Folders that may hold a vitest project: workspaces, the repository's checks, the journeys. */
export function projectFolders() {
  const workspaces = [...foldersIn("packages"), ...foldersIn("apps"), "scripts"];
  return [...workspaces, "scripts/checks", "apps/web/journeys"];
}

/**
 * @returns {Record<"checks" | "unit" | "integration" | "journeys", string[]>}
 */
export function projectsByStep() {
  const names = projectFolders().flatMap((folder) => projectName(folder) ?? []);
  const isPlain = (/** @type {string} */ name) =>
    !INTEGRATION.has(name) && name !== CHECKS && name !== JOURNEYS;
  return {
    checks: names.filter((name) => name === CHECKS),
    unit: names.filter(isPlain),
    integration: names.filter((name) => INTEGRATION.has(name)),
    journeys: names.filter((name) => name === JOURNEYS),
  };
}
