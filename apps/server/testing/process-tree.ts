/** Processes of this machine. */
import { execFileSync } from "node:child_process";

/** All descendants of a process. */
export function descendants(pid: number): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="]).toString().trim().split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.filter(([, parent]) => parent === pid).map(([child = 0]) => child);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
