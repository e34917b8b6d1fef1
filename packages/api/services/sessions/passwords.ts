/** Hashing passwords without letting it take the machine. */
import { hash, verify } from "@node-rs/argon2";
import { WorkQueue } from "../pace/work-queue.ts";

/** Parameters of the stored argon2id hashes (the library's own algorithm); memory in KiB. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes and compares password hashes. */
export interface Passwords {
  /** argon2id hash. BUSY when too many are waiting. */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; null takes as long and is false. BUSY as above. */
  matches(stored: string | null, password: string): Promise<boolean>;
}

/** The hashing of this process. */
export function createPasswords(): Passwords {
  const queue = new WorkQueue();
  // A hash of nobody's password, so that an unknown name costs as much as a known one.
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => queue.run(() => hash(password, ARGON2)),
    matches: (stored, password) =>
      queue.run(async () => {
        nobody ??= hash(crypto.randomUUID(), ARGON2);
        const other = await nobody;
        return verify(stored ?? other, password);
      }),
  };
}
