/** A throw-away copy of the repository, whose packages import each other, not the originals. */
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { ROOT } from "../lib/root.mjs";

const MODULES = "node_modules";

/** Tracked and new files, as they are in the work tree, without ignored ones. */
function repositoryFiles(): string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 26 });
  return listed.split("\0").filter((file) => file !== "" && existsSync(join(ROOT, file)));
}

/** Where a link of node_modules leads inside the repository, e.g. `packages/db`, or undefined. */
function workspaceOf(link: string): string | undefined {
  const path = relative(ROOT, resolve(dirname(link), readlinkSync(link)));
  const isInside = path !== "" && !isAbsolute(path) && path.split(sep)[0] !== "..";
  return isInside && !path.split(sep).includes(MODULES) ? path : undefined;
}

/**
 * Links the entries of a folder one by one: the repository's own packages are relative links, which
 * would lead back to the original if the whole folder were linked.
 */
function linkModules(from: string, to: string, copy: string): void {
  mkdirSync(to, { recursive: true });
  for (const { name } of readdirSync(from, { withFileTypes: true })) {
    // Tool caches: the copy makes its own.
    if (name.startsWith(".") && name !== ".bin") continue;
    const [entry, link] = [join(from, name), join(to, name)];
    const stats = lstatSync(entry);
    const workspace = stats.isSymbolicLink() ? workspaceOf(entry) : undefined;
    if (workspace !== undefined) symlinkSync(join(copy, workspace), link, "junction");
    else if (name.startsWith("@") && stats.isDirectory()) linkModules(entry, link, copy);
    else symlinkSync(entry, link, "junction");
  }
}

/** Folders of installed packages: the root's, and those of workspaces that need other versions. */
function moduleFolders(files: readonly string[]): string[] {
  const packages = files.filter((file) => file.split("/").at(-1) === "package.json");
  return packages
    .map((file) => join(dirname(file), MODULES))
    .filter((folder) => existsSync(join(ROOT, folder)));
}

/** Copies the repository into a new folder, which the caller must remove. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), "emberlode-guards-"));
  const files = repositoryFiles();
  for (const folder of new Set(files.map(dirname))) {
    mkdirSync(join(copy, folder), { recursive: true });
  }
  for (const file of files) copyFileSync(join(ROOT, file), join(copy, file));
  for (const folder of moduleFolders(files)) {
    linkModules(join(ROOT, folder), join(copy, folder), copy);
  }
  return copy;
}
