/** Writes the page and its charts to their place in the repository. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fingerprintOf } from "./fingerprint.ts";
import { type Findings, pageOf } from "./page.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const CATALOGUE = "packages/game/catalogue";

/** The fingerprint of the current numbers on disk. */
function fingerprintNow(): string {
  const names = readdirSync(join(ROOT, CATALOGUE));
  const sources = names.map((name) => {
    const path = `${CATALOGUE}/${name}`;
    return [path, readFileSync(join(ROOT, path), "utf8")] as const;
  });
  return fingerprintOf(new Map(sources));
}

/** Writes the page and its charts to a folder, and removes unused charts. */
export function writeReport(
  findings: Omit<Findings, "fingerprint">,
  folder = join(ROOT, "docs"),
): void {
  const { text, charts } = pageOf({ ...findings, fingerprint: fingerprintNow() });
  const pictures = join(folder, "balance");
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  for (const [name, chart] of Object.entries(charts)) writeFileSync(join(pictures, name), chart);
  writeFileSync(join(folder, "balance.md"), text);
}
