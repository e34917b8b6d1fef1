/** Password hashing, with a limit on concurrency. */

import { PASSWORD_MIN_LENGTH } from "@emberlode/contract";
import type { ServerTranslators } from "@emberlode/messages";
import { hash, verify } from "@node-rs/argon2";
import { GameError } from "../../errors.ts";
import { widestNetwork } from "../../platform/limits/address.ts";
import { CPU_WORK, FairQueue } from "../../platform/tasks/fair-queue.ts";

/** Parameters of stored argon2id hashes (the library's own algorithm); memory in KiB. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Creates and verifies hashes. Networks take turns. BUSY if too many calls are waiting. */
export interface Passwords {
  /** argon2id hash. */
  hash(password: string, address: string): Promise<string>;
  /** Whether the password matches the hash; for null it takes as long and returns false. */
  matches(stored: string | null, password: string, address: string): Promise<boolean>;
  /** A new hash if the stored one is of the unnormalized password; null for any other. */
  rehashIfUnnormalized(stored: string, password: string, address: string): Promise<string | null>;
}

/**
 * Normalizes text that looks the same: keyboards and systems encode accents, full-width letters and
 * ligatures differently.
 */
const normalize = (password: string) => password.normalize("NFKC");

export function createPasswords(): Passwords {
  const queue = new FairQueue(CPU_WORK);
  // A hash that matches no account, so an unknown name takes as long as a known one.
  let dummyHash: Promise<string> | undefined;
  const verifies = async (stored: string | null, password: string) => {
    dummyHash ??= hash(crypto.randomUUID(), ARGON2);
    return await verify(stored ?? (await dummyHash), password);
  };
  return {
    hash: (password, address) =>
      queue.run(widestNetwork(address), () => hash(normalize(password), ARGON2)),
    matches: (stored, password, address) =>
      queue.run(widestNetwork(address), async () => {
        const text = normalize(password);
        // Older hashes are of the unnormalized text.
        return (
          (await verifies(stored, text)) ||
          (text !== password && (await verifies(stored, password)))
        );
      }),
    async rehashIfUnnormalized(stored, password, address) {
      const text = normalize(password);
      if (text === password) return null;
      return await queue.run(widestNetwork(address), async () =>
        (await verifies(stored, text)) || !(await verifies(stored, password))
          ? null
          : hash(text, ARGON2),
      );
    },
  };
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first password is set, since it takes a moment. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const passwords = dictionary["passwords-common"];
  return new Set(passwords.filter(({ length }) => length >= PASSWORD_MIN_LENGTH));
}

/** Whether a password is on the list, ignoring case and full-width forms. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(password.normalize("NFKC").toLowerCase());
}

/** Throws `BAD_INPUT` for a common password, with the text on its field. */
export async function requireUncommonPassword(
  password: string,
  field: "password" | "newPassword" = "password",
): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const text = ({ errors }: ServerTranslators) => errors("commonPassword");
  throw new GameError("BAD_INPUT", { text, fields: { [field]: text } });
}
