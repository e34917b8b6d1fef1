/** Networks, and who may join. */
import { SIGNUPS } from "@emberlode/game";
import { z } from "zod";
import { reasonSchema } from "./admin.ts";
import { fault } from "./input-faults.ts";
import { amountSchema, coordinateSchema, timeSchema } from "./primitives.ts";

/** `2001:db8::/32` to `/64` (addresses are stored as /64s), or `192.0.2.0/16` to `/32`. */
const NETWORK =
  /^(?:(?:[\da-fA-F]{1,4}:){1,4}:\/(?:3[2-9]|[45]\d|6[0-4])|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\/(?:1[6-9]|2\d|3[0-2]))$/;

export const networkSchema = z.string().regex(NETWORK, fault("networkInvalid"));

/** Players of a network after this id; 0 starts with the oldest account. */
export const networkInput = z.strictObject({
  network: networkSchema,
  after: z.int().min(0).default(0),
});

/** Account counts of a network or of one of its addresses. */
const networkCountsSchema = z.object({
  accounts: amountSchema,
  guests: amountSchema,
  /** Accounts with a base on the map. */
  bases: amountSchema,
  banned: amountSchema,
  /** Accounts active enough that their base is never evicted for another network. */
  played: amountSchema,
});

export const networkAnswer = z.object({
  /** Normalized, such as `2001:db8::/48`. */
  network: z.string(),
  counts: networkCountsSchema,
  /** The addresses with the most accounts. */
  addresses: z.array(networkCountsSchema.extend({ address: z.string() })),
  players: z.array(
    z.object({
      username: z.string(),
      /** The address it signed up from. */
      address: z.string(),
      isGuest: z.boolean(),
      isBot: z.boolean(),
      isBanned: z.boolean(),
      createdAt: timeSchema,
      lastSeenAt: timeSchema,
      /** Number of its log lines. */
      actions: amountSchema,
      base: z.object({ x: coordinateSchema, y: coordinateSchema }).nullable(),
    }),
  ),
  /** The next value of `after`; null at the end. */
  next: z.int().nullable(),
});

/**
 * `suspend` bans the accounts of the network, which also takes their bases off the map.
 * `free` only takes their bases off the map, which frees the places; it bans and unbans nobody.
 */
export const NETWORK_ACTIONS = ["suspend", "free"] as const;
export const networkActionInput = z.strictObject({
  network: networkSchema,
  action: z.enum(NETWORK_ACTIONS),
  reason: reasonSchema,
});

export const setSignupsInput = z.strictObject({
  /** Null restores the server's setting. */
  signups: z.enum(SIGNUPS).nullable(),
  reason: reasonSchema,
});

export type NetworkInput = z.infer<typeof networkInput>;
export type NetworkAnswer = z.infer<typeof networkAnswer>;
export type NetworkAction = (typeof NETWORK_ACTIONS)[number];
