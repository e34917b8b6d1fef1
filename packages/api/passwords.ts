/** Hashing passwords without letting it take the machine. */
import { hash, verify } from "@node-rs/argon2";
import { GameError } from "./errors.ts";

/** Parameters of the stored argon2id hashes (the library's own algorithm); memory in KiB. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const AT_ONCE = 2;
const QUEUE = 20;
const RETRY_AFTER_SECONDS = 2;

/** Makes and compares password hashes. */
export interface Passwords {
  /** argon2id hash. BUSY when too many are waiting. */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; null takes as long and is false. BUSY as above. */
  matches(stored: string | null, password: string): Promise<boolean>;
}

/** Lets two tasks run at a time and twenty wait; more are refused with BUSY. */
export class HashQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < AT_ONCE) {
      this.running += 1;
    } else {
      if (this.waiting.length >= QUEUE) {
        throw new GameError("BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      // Whoever finishes hands its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}

/** The hashing of this process. */
export function createPasswords(): Passwords {
  const queue = new HashQueue();
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
