/** CPU time of other processes, as far as the system tells (Linux). */
import { readdirSync, readFileSync } from "node:fs";

const MICROS_PER_TICK = 10_000;

interface Process {
  parent: number;
  micros: number;
  /** Of its children that have ended. */
  endedMicros: number;
}

/** What the system says about a process; null for one that has just ended. */
function readProcess(pid: string): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // State is the first field here, so parent is 1, user time 11, system time 12, ended children's 13, 14.
    const sum = (at: number) => (Number(fields[at]) + Number(fields[at + 1])) * MICROS_PER_TICK;
    return { parent: Number(fields[1]), micros: sum(11), endedMicros: sum(13) };
  } catch {
    return null;
  }
}

/** CPU time so far of one process in microseconds; null where it cannot be told. */
export function ownCpuMicros(pid: number): number | null {
  return readProcess(String(pid))?.micros ?? null;
}

/** CPU time of this process's children that have ended, in microseconds; null where it cannot be told. */
export function endedChildrenCpuMicros(): number | null {
  return readProcess("self")?.endedMicros ?? null;
}

/** CPU time so far of a process and all that are or were below it; null where it cannot be told. */
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
  for (const [pid, one] of all) if (isBelow(pid)) micros += one.micros + one.endedMicros;
  return micros;
}
