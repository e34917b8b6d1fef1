/** CPU time of other processes, as far as the system tells (Linux). */
import { readdirSync, readFileSync } from "node:fs";

const MICROS_PER_TICK = 10_000;

/** CPU time so far of a process and its children in microseconds; null where it cannot be told. */
export function childrenCpuMicros(parent: number): number | null {
  let ticks = 0;
  try {
    for (const name of readdirSync("/proc")) {
      if (!/^\d+$/.test(name)) continue;
      const stat = readStat(name);
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      // State is the first field here, so parent is 1, user time 11 and system time 12.
      if (Number(fields[1]) !== parent && Number(name) !== parent) continue;
      ticks += Number(fields[11]) + Number(fields[12]);
    }
  } catch {
    return null;
  }
  return ticks * MICROS_PER_TICK;
}

/** Empty for a process that has just ended. */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}
