/** What admins do about networks and newcomers. */
import { SIGNUPS } from "@emberlode/game";
import { z } from "zod";
import { fault } from "./input-faults.ts";
import { amountSchema, coordinateSchema, timeSchema } from "./primitives.ts";

/** `2001:db8::/32` to `/64`, or `192.0.2.0/16` to `/32`: an address is kept as a /64, and no act is for half the internet. */
const NETWORK =
  /^(?:(?:[\da-fA-F]{1,4}:){1,4}:\/(?:3[2-9]|[45]\d|6[0-4])|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\/(?:1[6-9]|2\d|3[0-2]))$/;

export const networkSchema = z.string().regex(NETWORK, fault("networkStrange"));

/** Players of a network after an id, 0 for from the oldest account on. */
export const networkInput = z.strictObject({
  network: networkSchema,
  after: z.int().min(0).default(0),
});

/** How many accounts of a network, or of an address in it, there are. */
const networkCountsSchema = z.object({
  accounts: amountSchema,
  guests: amountSchema,
  /** Whose base stands. */
  bases: amountSchema,
  banned: amountSchema,
  /** Who acted often enough that their base yields to nobody of another network. */
  played: amountSchema,
});

export const networkAnswer = z.object({
  /** As it is looked for, such as `2001:db8::/48`. */
  network: z.string(),
  counts: networkCountsSchema,
  /** The addresses with the most accounts. */
  addresses: z.array(networkCountsSchema.extend({ address: z.string() })),
  players: z.array(
    z.object({
      username: z.string(),
      /** It signed up from there. */
      address: z.string(),
      isGuest: z.boolean(),
      isBot: z.boolean(),
      isBanned: z.boolean(),
      createdAt: timeSchema,
      lastSeenAt: timeSchema,
      /** Lines of its log. */
      actions: amountSchema,
      base: z.object({ x: coordinateSchema, y: coordinateSchema }).nullable(),
    }),
  ),
  /** What to ask `after` next; null at the end. */
  next: z.int().nullable(),
});

/** `suspend` bans the network's accounts, which frees their places; `free` does that alone. */
export const NETWORK_ACTIONS = ["suspend", "free"] as const;
export const networkActionInput = z.strictObject({
  network: networkSchema,
  action: z.enum(NETWORK_ACTIONS),
});

export const signupsAnswer = z.object({ signups: z.enum(SIGNUPS) });
export const setSignupsInput = z.strictObject({
  /** Null for what the server's setting says. */
  signups: z.enum(SIGNUPS).nullable(),
});

export type NetworkInput = z.infer<typeof networkInput>;
export type NetworkAnswer = z.infer<typeof networkAnswer>;
export type NetworkAction = (typeof NETWORK_ACTIONS)[number];
