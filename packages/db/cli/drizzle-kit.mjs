/**
 * Runs drizzle-kit with this package's drizzle-orm, wherever npm put it: drizzle-kit looks for it
 * only next to itself, which fails when it is not hoisted.
 */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const modules = join(dirname(require.resolve("drizzle-orm")), "..");
const kit = join(dirname(require.resolve("drizzle-kit")), "bin.cjs");
const hook = new URL("./resolve-drizzle-orm.mjs", import.meta.url);

const { status } = spawnSync(
  process.execPath,
  ["--import", hook.href, kit, ...process.argv.slice(2)],
  {
    cwd: join(here, ".."),
    stdio: "inherit",
    env: { ...process.env, NODE_PATH: modules },
  },
);
process.exitCode = status ?? 1;
