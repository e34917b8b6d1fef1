import { join } from "node:path";

/** Environment variable with the folder of bundled programs, laid out like their sources. */
export const TEST_PROGRAMS = "EMBERLODE_TEST_PROGRAMS";

/** Test programs to bundle, by path from the root of the repository. */
export const PROGRAMS = [
  "packages/db/testing/host.ts",
  "packages/db/testing/rival.ts",
  "packages/db/testing/season-changer.ts",
  "apps/server/testing/crash.ts",
] as const;

/** Path of a bundled program for Node, which starts in a third of the time that tsx needs. */
export function programFile(source: (typeof PROGRAMS)[number]): string {
  const folder = process.env[TEST_PROGRAMS];
  if (folder === undefined) {
    throw new Error("No bundled programs: name the test *.process.test.ts.");
  }
  return join(folder, source.replace(/ts$/, "js"));
}
