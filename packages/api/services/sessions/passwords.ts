/** Password hashing, with a bound on how much runs at once. */
import { hash, verify } from "@node-rs/argon2";
import { widestNetwork } from "../limits/address.ts";
import { WorkQueue } from "../pace/work-queue.ts";

/** Parameters of the stored argon2id hashes (the library's own algorithm); memory in KiB. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Creates and compares password hashes. Networks take turns. BUSY when too many are waiting. */
export interface Passwords {
  /** argon2id hash. */
  hash(password: string, address: string): Promise<string>;
  /** Whether the password matches the hash; null takes as long and returns false. */
  matches(stored: string | null, password: string, address: string): Promise<boolean>;
  /** Today's hash for a password whose stored hash is of the text as it was typed; null for any other. */
  renewed(stored: string, password: string, address: string): Promise<string | null>;
}

/**
 * Normalizes text that looks the same: keyboards and systems encode accents, full-width letters and
 * ligatures differently.
 */
const normalized = (password: string) => password.normalize("NFKC");

/** The hashing of this process. */
export function createPasswords(): Passwords {
  const queue = new WorkQueue();
  // A hash that matches no account, so that an unknown name takes as long as a known one.
  let nobody: Promise<string> | undefined;
  const fits = async (stored: string | null, password: string) => {
    nobody ??= hash(crypto.randomUUID(), ARGON2);
    return await verify(stored ?? (await nobody), password);
  };
  return {
    hash: (password, address) =>
      queue.run(widestNetwork(address), () => hash(normalized(password), ARGON2)),
    matches: (stored, password, address) =>
      queue.run(widestNetwork(address), async () => {
        const text = normalized(password);
        // Hashes used to be made of the text as it was typed.
        return (await fits(stored, text)) || (text !== password && (await fits(stored, password)));
      }),
    async renewed(stored, password, address) {
      const text = normalized(password);
      if (text === password) return null;
      return await queue.run(widestNetwork(address), async () =>
        (await fits(stored, text)) || !(await fits(stored, password)) ? null : hash(text, ARGON2),
      );
    },
  };
}
