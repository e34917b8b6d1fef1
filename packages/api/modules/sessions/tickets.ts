/** One-minute tokens for socket handshakes (`chat.ticket`). */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { MINUTE } from "@emberlode/game";
import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { RequestFacts } from "../../platform/request.ts";

/** A caller's credential: a session or an API token. */
export type Credential = Pick<RequestFacts, "sessionToken" | "bearerToken">;

export interface Tickets {
  /** A ticket that replaces a credential for one minute, and its expiry (milliseconds). */
  issue(credential: Credential): { token: string; expiresAt: number };
  /** The credential behind a ticket; null if it has expired or was issued with another secret. */
  open(token: string): Credential | null;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LIFETIME_MS = MINUTE;
const MAX_TOKEN_LENGTH = 1024;

const contentSchema = z.object({
  sessionToken: z.string().nullable(),
  bearerToken: z.string().nullable(),
  expiresAt: z.int(),
});

/** Tickets are encrypted and valid in all processes with the same secret. */
export function createTickets(secret: string, clock: Clock): Tickets {
  const key = createHash("sha256").update(`socket ticket:${secret}`).digest();
  return {
    issue({ sessionToken, bearerToken }) {
      const expiresAt = clock.now() + LIFETIME_MS;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const text = JSON.stringify({ sessionToken, bearerToken, expiresAt });
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const token = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
      return { token, expiresAt };
    },
    open(token) {
      if (token.length > MAX_TOKEN_LENGTH) return null;
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        const text = Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
        const { expiresAt, ...credential } = contentSchema.parse(JSON.parse(text));
        return expiresAt > clock.now() ? credential : null;
      } catch {
        // Made with another secret, truncated or tampered with.
        return null;
      }
    },
  };
}
