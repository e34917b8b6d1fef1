import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The user that Postgres runs as; null means the user of this process. */
export interface Owner {
  uid: number;
  gid: number;
}

/** Postgres refuses to run as root: returns an unprivileged user then, else null. */
export function chooseOwner(existingData: string): Owner | null {
  if (process.getuid?.() !== 0) return null;
  try {
    const { uid, gid } = statSync(existingData);
    if (uid !== 0) return { uid, gid };
  } catch {
    // No data yet.
  }
  const users = new Map<string, Owner>();
  for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name !== undefined && uid !== undefined) users.set(name, { uid: +uid, gid: Number(gid) });
  }
  return users.get("postgres") ?? users.get("nobody") ?? { uid: 65534, gid: 65534 };
}

/** True when the owner can enter every folder above a path. */
export function canReach(path: string, owner: Owner | null): boolean {
  if (owner === null) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const shift = uid === owner.uid ? 6 : gid === owner.gid ? 3 : 0;
    if (((mode >> shift) & 1) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
