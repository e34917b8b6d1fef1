/** Lists the repository's files with git; without it, all that are not built or installed. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

/** Text of files by path, relative to the root and with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

const NOT_OURS = new Set(["node_modules", "dist", ".git", ".turbo", ".data", "coverage"]);
const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|gz|zip)$/;

function walk(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });
}

function listFiles(): string[] {
  if (!existsSync(join(ROOT, ".git"))) return walk("");
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  try {
    const listed = execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: "pipe" });
    return listed.split("\0").filter((path) => path !== "");
  } catch {
    return walk("");
  }
}

/** Reads every text file of the repository. */
export function readRepository(): Sources {
  const paths = listFiles().filter((path) => {
    const file = join(ROOT, path);
    return !BINARY.test(path) && existsSync(file) && statSync(file).isFile();
  });
  return new Map(paths.sort().map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
}

/** Whether a path relative to the root exists. */
export function isInRepository(path: string): boolean {
  return existsSync(join(ROOT, path));
}
