/** CPU time of other processes, where the system reports it (Linux). */
import { readdirSync, readFileSync } from "node:fs";

const MICROS_PER_TICK = 10_000;

interface Process {
  parent: number;
  micros: number;
  /** Of its children that have ended. */
  endedMicros: number;
}

/** What the system reports about a process; null if it has just ended. */
function readProcess(pid: string): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // The first field here is the state: 1 is the parent, 11 to 14 are CPU times.
    const sum = (at: number) => (Number(fields[at]) + Number(fields[at + 1])) * MICROS_PER_TICK;
    return { parent: Number(fields[1]), micros: sum(11), endedMicros: sum(13) };
  } catch {
    return null;
  }
}

/** CPU time of a process so far, in microseconds; null if unknown. */
export function ownCpuMicros(pid: number): number | null {
  return readProcess(String(pid))?.micros ?? null;
}

/** CPU time of this process's ended children, in microseconds; null if unknown. */
export function endedChildrenCpuMicros(): number | null {
  return readProcess("self")?.endedMicros ?? null;
}

/** CPU time so far of a process and all its current and former descendants; null if unknown. */
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
