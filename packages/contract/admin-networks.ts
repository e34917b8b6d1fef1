/** Networks, and who may join. */
import {
  NETWORK,
  NETWORK_ACTIONS,
  NETWORK_DAYS,
  NETWORK_ORDERS,
  NETWORK_SIZES,
  SIGN_UPS,
} from "@emberlode/game";
import { z } from "zod";
import { cursorSchema, nextSchema, reasonSchema, staffIdSchema } from "./admin.ts";
import { minutesSchema } from "./admin-players.ts";
import { inputError } from "./input-errors.ts";
import { amountSchema, placeSchema, timeSchema } from "./primitives.ts";

export const networkSchema = z.string().regex(NETWORK, inputError("networkInvalid"));

/** Players of a network after this id; 0 starts with the oldest account. */
export const networkInput = z.strictObject({
  network: networkSchema,
  after: z.int().min(0).default(0),
});

/** Counts of people in a network or at one of its addresses. */
const networkCountsSchema = z.object({
  accounts: amountSchema,
  guests: amountSchema,
  /** Accounts with a base on the map. */
  bases: amountSchema,
  banned: amountSchema,
  /** Accounts active enough that their base is never evicted for another network. */
  played: amountSchema,
  /** Labeled bots and demo players, which the other counts leave out. */
  bots: amountSchema,
});

export const networksInput = z.strictObject({
  size: z.enum(NETWORK_SIZES),
  days: z.literal(NETWORK_DAYS).default(7),
  order: z.enum(NETWORK_ORDERS).default("signups"),
});

/** The networks with the most sign-ups or bases, at most fifty. */
export const networksAnswer = z.object({
  networks: z.array(networkCountsSchema.extend({ network: z.string(), newestAt: timeSchema })),
  /** All networks with a sign-up in these days. */
  total: amountSchema,
});

/** A block of sign-ups: of a network, or of the mail addresses of a domain and its subdomains. */
export const signUpBlockSchema = z.object({
  id: staffIdSchema,
  kind: z.enum(["network", "domain"]),
  /** `192.0.2.0/24` or `example.com`. */
  subject: z.string(),
  reason: z.string(),
  /** Null for a command on the server or a deleted account. */
  by: z.string().nullable(),
  at: timeSchema,
  /** Null for a block without an end. */
  until: timeSchema.nullable(),
});

export const networkAnswer = z.object({
  /** Normalized, such as `2001:db8::/48`. */
  network: z.string(),
  counts: networkCountsSchema,
  /** The block that new players of the whole network meet, or null. */
  block: signUpBlockSchema.nullable(),
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
      isSuspended: z.boolean(),
      createdAt: timeSchema,
      lastSeenAt: timeSchema,
      /** Number of its log lines. */
      actions: amountSchema,
      base: placeSchema.nullable(),
    }),
  ),
  /** The next value of `after`; null at the end. */
  next: z.int().nullable(),
});

export const networkActionInput = z.strictObject({
  network: networkSchema,
  action: z.enum(NETWORK_ACTIONS),
  reason: reasonSchema,
});

export const networkPreviewInput = networkActionInput.omit({ reason: true });
/** Whom an action on a network would affect: people, and bots and demo players as well. */
export const networkPreviewAnswer = networkCountsSchema.omit({ banned: true, bases: true }).extend({
  network: z.string(),
  /** All bases that leave the map. */
  bases: amountSchema,
  /** Members of the team in this network, whom it skips. */
  team: amountSchema,
  /** The most that one action affects, oldest first. The next one continues. */
  atOnce: amountSchema,
});

export const signupsStateAnswer = z.object({
  /** Who may join now. */
  current: z.enum(SIGN_UPS),
  /** Set by an admin; null if the server's setting applies. */
  override: z.enum(SIGN_UPS).nullable(),
  setting: z.enum(SIGN_UPS),
});

/** At least two labels, in ASCII as in mail addresses: a whole top-level domain is too much. */
const DOMAIN =
  /^(?=.{3,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** A network, or a mail domain with or without its `@`. */
export const blockSubjectSchema = z
  .string(inputError("blockSubjectInvalid"))
  .max(254, inputError("blockSubjectInvalid"))
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^@/, ""))
  .refine((text) => NETWORK.test(text) || DOMAIN.test(text), inputError("blockSubjectInvalid"));

export const blocksInput = z.strictObject({ before: cursorSchema });
export const blocksAnswer = z.object({ blocks: z.array(signUpBlockSchema), next: nextSchema });

export const blockPreviewInput = z.strictObject({ subject: blockSubjectSchema });
/** What a block would affect. */
export const blockPreviewAnswer = signUpBlockSchema.pick({ kind: true, subject: true }).extend({
  /**
   * Sign-ups of the last 30 days from the network, or all accounts with such an address. They stay.
   */
  accounts: amountSchema,
  guests: amountSchema,
  played: amountSchema,
  /** Whether the caller's own address is in it. */
  coversYou: z.boolean(),
  /** An existing block that covers it, or null. */
  coveredBy: signUpBlockSchema.nullable(),
  /** Existing blocks within it, at most twenty. They stay, too. */
  covers: z.array(signUpBlockSchema),
});

export const blockInput = z.strictObject({
  subject: blockSubjectSchema,
  /** Null for no end. */
  minutes: minutesSchema.nullable(),
  reason: reasonSchema,
});
export const unblockInput = z.strictObject({ block: staffIdSchema, reason: reasonSchema });

export const setSignupsInput = z.strictObject({
  /** Null restores the server's setting. */
  signups: z.enum(SIGN_UPS).nullable(),
  reason: reasonSchema,
});

export type NetworksInput = z.infer<typeof networksInput>;
export type NetworksAnswer = z.infer<typeof networksAnswer>;
export type NetworkPreviewAnswer = z.infer<typeof networkPreviewAnswer>;
export type SignUpsState = z.infer<typeof signupsStateAnswer>;
export type SignUpBlock = z.infer<typeof signUpBlockSchema>;
export type BlocksAnswer = z.infer<typeof blocksAnswer>;
export type BlockPreviewAnswer = z.infer<typeof blockPreviewAnswer>;
export type BlockInput = z.infer<typeof blockInput>;
export type NetworkInput = z.infer<typeof networkInput>;
export type NetworkAnswer = z.infer<typeof networkAnswer>;
