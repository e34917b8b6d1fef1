/** Peace and maintenance for tests. */
import type { Pause, PauseKind } from "@emberlode/game";
import { expect } from "vitest";
import { storePause } from "../modules/world/schedule.queries.ts";
import type { Services } from "../services.ts";

/**
 * Stores a pause as if it had been announced long before; null removes it. Resolves once these
 * processes know.
 */
export async function storeSchedule(
  processes: readonly [Services, ...Services[]],
  kind: PauseKind,
  pause: Pause | null,
): Promise<void> {
  await processes[0].db.transaction((tx) => storePause(tx, kind, pause));
  for (const { worldSchedule } of processes) {
    await expect.poll(() => worldSchedule.current()[kind], { interval: 5 }).toEqual(pause);
  }
}
