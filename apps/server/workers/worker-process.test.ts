import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLimitCounts, silentLog, systemClock } from "@emberlode/api";
import { expect, test } from "vitest";
import { createConnectionLimits } from "../connections/connection-limits.ts";
import { startWorker } from "./worker-process.ts";

test("reads nothing from an ended worker, without waiting", async () => {
  const folder = await mkdtemp(join(tmpdir(), "emberlode-worker-"));
  const entry = join(folder, "entry.mjs");
  await writeFile(entry, "");
  const worker = startWorker({
    entry,
    config: { number: 1, url: "", folder, count: 1, managesDemo: false },
    counters: {
      limitCounts: createLimitCounts({ signUpsPerHour: 1 }, systemClock),
      connectionLimits: createConnectionLimits(silentLog, 1),
    },
    readAll: async () => [],
  });
  await worker.ended;
  const startedAt = performance.now();
  expect(await worker.read()).toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(500);
  await rm(folder, { recursive: true });
});
