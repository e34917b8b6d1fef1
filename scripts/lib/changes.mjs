// @ts-check
/** What has changed since this branch left main. */
import { Failure } from "./failure.mjs";
import { run } from "./run.mjs";

/** @param {readonly string[]} args */
async function git(args) {
  const { code, output } = await run("git", args);
  return code === 0 ? output.trim() : undefined;
}

/** @returns {Promise<string>} the commit where this branch and main parted; on main itself, its head */
export async function mergeBase() {
  for (const main of ["origin/main", "main"]) {
    const base = await git(["merge-base", "HEAD", main]);
    if (base !== undefined) return base;
  }
  throw new Failure("--affected compares with main, and there is no main here. Run npm test.");
}

/** @param {string} base @returns {Promise<string[]>} paths of committed, staged, unstaged and untracked changes */
export async function changedFiles(base) {
  const tracked = await git(["diff", "--name-only", base]);
  const untracked = await git(["ls-files", "--others", "--exclude-standard"]);
  return `${tracked ?? ""}\n${untracked ?? ""}`.split("\n").filter((path) => path !== "");
}
