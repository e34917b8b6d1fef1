/** Setup for tests that start processes: the build, a data folder to copy, and helper programs. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { makeDataTemplate, PROGRAMS, TEST_PROGRAMS } from "@emberlode/db/testing";
import { bundle } from "../bundle.mjs";
import { findRoot } from "../paths.ts";
import { checkBuild } from "./server-process.ts";

/** Bundles the programs near their npm packages; returns a function that removes them. */
async function bundlePrograms(): Promise<() => Promise<void>> {
  const root = findRoot();
  const folder = join(root, `node_modules/.test-programs/${process.pid}`);
  await bundle(folder, { from: root, entryPoints: [...PROGRAMS] });
  process.env[TEST_PROGRAMS] = folder;
  return async () => {
    delete process.env[TEST_PROGRAMS];
    await rm(folder, { recursive: true, force: true });
  };
}

export default async function setup(): Promise<() => Promise<void>> {
  checkBuild();
  const removals = [await makeDataTemplate(), await bundlePrograms()];
  return async () => {
    for (const remove of removals) await remove();
  };
}
