/** Where a worker listens for the others. */
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** Longest socket path that every system accepts. */
const MAX_SOCKET_PATH_LENGTH = 100;
const PREFIX = "emberlode-workers-";

/** A folder that only its owner can enter. */
export function createSocketFolder(): Promise<string> {
  const fits = join(tmpdir(), `${PREFIX}XXXXXX`, "64.sock").length <= MAX_SOCKET_PATH_LENGTH;
  return mkdtemp(join(fits ? tmpdir() : "/tmp", PREFIX));
}

/** The path of a worker's socket; Windows uses named pipes. */
export function socketPath(folder: string, number: number): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\${basename(folder)}-${number}`;
  return join(folder, `${number}.sock`);
}
