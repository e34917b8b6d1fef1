// @ts-check
/** `npm run bench`: benchmarks the server against references; see scripts/bench/main.ts. */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./lib/root.mjs";

const entry = join(ROOT, "scripts/bench/main.ts");
const args = ["--import", "tsx", entry, ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { stdio: "inherit", cwd: ROOT });

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill("SIGTERM"));
child.on("exit", (code) => {
  const built = join(ROOT, "scripts/bench/dist", String(child.pid));
  rmSync(built, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
