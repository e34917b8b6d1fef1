/** `npm run bench -- --fan-out`: the cost of a chat message to a thousand players. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, startEmbeddedPostgres } from "@emberlode/db";
import { measureFanOut, printFanOut } from "./measure.ts";

const WORLD = "fans";

/** Runs only the fan-out lines, on a separate database. */
export async function benchFanOut(seconds: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "emberlode-fans-"));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    for (const sockets of [500, 1000]) {
      for (const through of ["bare", "gateway"]) {
        await migrate(postgres.url, `${WORLD}_${through}_${sockets}`);
      }
    }
    const measured = await measureFanOut({ url: postgres.url, world: WORLD, dataDir }, seconds);
    printFanOut(measured);
    return measured;
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
