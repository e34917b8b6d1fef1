// @ts-check
/** What has changed since this branch left main. */
import { Failure } from "./failure.mjs";
import { run } from "./run.mjs";

/**
 * @param {readonly string[]} args @returns {Promise<string | undefined>} undefined when git fails
 */
async function git(args) {
  const { code, output } = await run("git", args);
  return code === 0 ? output.trim() : undefined;
}

/** @param {readonly string[]} args @returns {Promise<string[]>} */
async function pathsOf(args) {
  const output = await git(args);
  if (output === undefined) throw new Failure(`git ${args.join(" ")} failed. Run npm test.`);
  return output.split("\n").filter((path) => path !== "");
}

/**
 * The merge base of this branch and main (on main itself, its head), and the paths of committed,
 * staged, unstaged and untracked changes since.
 *
 * @returns {Promise<{ base: string, changed: string[] }>}
 */
export async function changeSinceMain() {
  for (const main of ["origin/main", "main"]) {
    const base = await git(["merge-base", "HEAD", main]);
    if (base === undefined) continue;
    const tracked = await pathsOf(["diff", "--name-only", base]);
    const untracked = await pathsOf(["ls-files", "--others", "--exclude-standard"]);
    return { base, changed: [...tracked, ...untracked] };
  }
  throw new Failure("--affected compares with main, and there is no main here. Run npm test.");
}
