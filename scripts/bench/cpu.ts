/** CPU time of other processes, as far as the system tells (Linux). */
import { readdirSync, readFileSync } from "node:fs";

const MICROS_PER_TICK = 10_000;

interface Process {
  parent: number;
  micros: number;
}

/** What the system says about a process; null for one that has just ended. */
function readProcess(pid: string): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // State is the first field here, so parent is 1, user time 11 and system time 12.
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { parent: Number(fields[1]), micros: ticks * MICROS_PER_TICK };
  } catch {
    return null;
  }
}

/** CPU time so far of one process in microseconds; null where it cannot be told. */
export function ownCpuMicros(pid: number): number | null {
  return readProcess(String(pid))?.micros ?? null;
}

/** CPU time so far of a process and all below it in microseconds; null where it cannot be told. */
export function treeCpuMicros(root: number): number | null {
  const all = new Map<number, Process>();
  try {
    for (const name of readdirSync("/proc")) {
      const found = /^\d+$/.test(name) ? readProcess(name) : null;
      if (found !== null) all.set(Number(name), found);
    }
  } catch {
    return null;
  }
  const isBelow = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = all.get(pid)?.parent;
    return parent !== undefined && isBelow(parent);
  };
  let micros = 0;
  for (const [pid, one] of all) if (isBelow(pid)) micros += one.micros;
  return micros;
}
