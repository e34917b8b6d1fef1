/** Attacks on bases and battle reports (spec §7, rules §11, §12). */
import { z } from "zod";
import { amountsSchema, fieldUserSchema } from "./fields.ts";
import {
  amountSchema,
  idSchema,
  MAX_LOOKUP_LENGTH,
  placeSchema,
  positionSchema,
  resourceSchema,
  tenCountsSchema,
  timeSchema,
} from "./primitives.ts";
import { statusSchema } from "./status.ts";

/** A share, 0..1. */
const shareSchema = z.number().min(0).max(1);

const bySide = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ attacker: schema, defender: schema });

const sideSchema = z.enum(["attacker", "defender"]);

/** A stored battle, with enough data to show and replay it. */
export const storedBattleSchema = z.object({
  place: z.enum(["base", "factory"]),
  ...placeSchema.shape,
  /** Usernames at the time, empty for former players; the defender's is null for neutral Walls. */
  names: z.object({ attacker: z.string(), defender: z.string().nullable() }),
  /** The owner of the base or factory; null for a free factory. */
  owner: z.string().nullable(),
  /** Bot flags at the time; omitted if neither was a bot. */
  bots: z.object({ attacker: z.boolean(), owner: z.boolean() }).optional(),
  /** Rank of the base's owner, for its image; null if unranked. Missing in older reports. */
  rank: z.int().nullable().optional(),
  attacker: z.object({ units: tenCountsSchema, standing: z.number(), balanced: z.boolean() }),
  defender: z.object({
    units: tenCountsSchema,
    standing: z.number().nullable(),
    baseLevel: z.int(),
    ramparts: z.boolean(),
  }),
  modifiers: z.object({
    attackerSupply: shareSchema,
    defenderSupply: shareSchema,
    /** All lost defense units were repaired (see `sparesDefense` of the rules). */
    allRepaired: z.boolean().optional(),
    /** All lost defense units but those of positions 5 and 10 were repaired: a garrison's. */
    lastingRepaired: z.boolean().optional(),
  }),
  /** Round 0 is the first strike of positions 5 and 10. */
  rounds: z.array(
    z.object({ round: z.int(), units: bySide(tenCountsSchema), share: bySide(shareSchema) }),
  ),
  losses: bySide(tenCountsSchema),
  repaired: tenCountsSchema,
  survivors: bySide(tenCountsSchema),
  remaining: bySide(shareSchema),
  winner: sideSchema,
  ending: z.enum(["empty", "broke", "held"]),
  margin: shareSchema,
  /** The attacker's loot; null if there was none to take. */
  loot: z.object({ type: resourceSchema, amount: amountSchema }).nullable(),
  /** The fight was for half of the store of the factory, not for the factory. */
  plunder: z.literal(true).optional(),
  /** What the attacker took from the store of the factory; omitted for nothing. */
  store: amountsSchema.optional(),
  /** 32 hex digits. Together with the armies it determines the whole battle. */
  seed: z.string(),
  rulesVersion: z.int(),
});

/** A battle as shown to anyone who has its link. */
export const battleReportSchema = storedBattleSchema.extend({
  id: z.string(),
  createdAt: timeSchema,
});

export const battleInput = z.strictObject({ id: z.string().max(MAX_LOOKUP_LENGTH) });

export const attackInput = z.strictObject({ enemy: idSchema, field: positionSchema });

export const attackAnswer = z.object({
  /** The outcome as worded in the log. */
  desc: z.string(),
  lootType: resourceSchema,
  /** Amount of `lootType` looted; 0 without a victory. */
  amount: amountSchema,
  user: z.object({ status: statusSchema }),
  report: battleReportSchema,
});

/** Why an action is refused now; null if it is allowed. */
export const refusedNowSchema = z
  .object({
    code: z.string(),
    text: z.string(),
    /** When it is possible again, if known. */
    until: timeSchema.nullable(),
  })
  .nullable();

/** Public facts about a player before a fight: never units or balances (rules §12). */
export const opponentSchema = z.object({
  /** The owner. `_id` is the `enemy` of an attack. */
  user: fieldUserSchema,
  rank: z.int().nullable(),
  /** Total power. */
  power: amountSchema,
  /** Total slots / 200. */
  standing: z.number().min(0),
  baseLevel: z.int().min(0),
});

/** Facts about a base before an attack. */
export const targetAnswer = opponentSchema.extend({
  refusal: refusedNowSchema,
  /** Why weakness does not protect this player; null if it does. */
  opening: z.enum(["size", "revenge", "wealth"]).nullable(),
  attacksLeft: amountSchema,
  attacksPerDay: amountSchema,
  /** Upper bounds of the loot of a victory, as far as the caller may know them. */
  loot: z.object({
    /** Percentage taken of the carried amount above `untouched`. */
    percent: z.number(),
    untouched: amountSchema,
    /** Percentage of everything carried that raiders of the caller's size can take in 24 hours. */
    poolPercent: z.number(),
    /** Maximum of each resource for this victory. */
    metal: amountSchema,
    energy: amountSchema,
    /** What the caller may still loot this week, from all players together. */
    week: z.object({ metal: amountSchema, energy: amountSchema }),
    /** What revenge may still take, both resources; null if the base is open for another reason. */
    revenge: amountSchema.nullable(),
    /** The side that is a guest, which rules out loot; null for neither. */
    guest: sideSchema.nullable(),
    /** Whether one of the two referred the other, which rules out loot. */
    isReferral: z.boolean(),
  }),
});

export const lastBattleInput = z.strictObject({
  /** The caller's side in the battle. */
  role: sideSchema.default("attacker"),
  /** Only battles against this player. */
  enemy: idSchema.optional(),
});

/** The caller's last battle over a base within 24 hours, or null. */
export const lastBattleAnswer = z.object({ report: battleReportSchema.nullable() });

export type Opponent = z.infer<typeof opponentSchema>;
export type BattleTarget = z.infer<typeof targetAnswer>;
export type LastBattleInput = z.infer<typeof lastBattleInput>;
export type LastBattleAnswer = z.infer<typeof lastBattleAnswer>;
export type StoredBattle = z.infer<typeof storedBattleSchema>;
export type PublicBattleReport = z.infer<typeof battleReportSchema>;
export type AttackInput = z.infer<typeof attackInput>;
export type AttackAnswer = z.infer<typeof attackAnswer>;
