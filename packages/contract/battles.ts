/** Attacks on bases and the reports of battles (spec §7, rules §11, §12). */
import { z } from "zod";
import { fieldUserSchema } from "./fields.ts";
import {
  amountSchema,
  coordinateSchema,
  idSchema,
  positionSchema,
  resourceSchema,
  tenCountsSchema,
  timeSchema,
} from "./primitives.ts";
import { statusSchema } from "./status.ts";

/** A share of something, 0..1. */
const shareSchema = z.number().min(0).max(1);

const bySide = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ attacker: schema, defender: schema });

const sideSchema = z.enum(["attacker", "defender"]);

/** What is stored of a battle: enough to show it, and to fight it again. */
export const storedBattleSchema = z.object({
  place: z.enum(["base", "factory"]),
  x: coordinateSchema,
  y: coordinateSchema,
  /** Usernames at that time; the defender's is null for neutral Walls. */
  names: z.object({ attacker: z.string(), defender: z.string().nullable() }),
  /** Whose base or factory it was; null for a free factory. */
  owner: z.string().nullable(),
  /** Which of them were labeled as bots at that time; left out where neither was. */
  bots: z.object({ attacker: z.boolean(), owner: z.boolean() }).optional(),
  /** Rank that the owner of a base had, null for none: it was drawn by that. Older reports have none. */
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
    /** All lost defense units were repaired: the base was open for its wealth alone. */
    allRepaired: z.boolean().optional(),
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
  /** What the attacker carried off; null where there was nothing to loot. */
  loot: z.object({ type: resourceSchema, amount: amountSchema }).nullable(),
  /** 32 hex digits: with the armies it decides the whole battle. */
  seed: z.string(),
  rulesVersion: z.int(),
});

/** A battle as everybody who has its link sees it. */
export const battleReportSchema = storedBattleSchema.extend({
  id: z.string(),
  createdAt: timeSchema,
});

export const battleInput = z.strictObject({ id: z.string().max(64) });

export const attackInput = z.strictObject({ enemy: idSchema, field: positionSchema });

export const attackAnswer = z.object({
  /** How the fight went, as the log tells it. */
  desc: z.string(),
  lootType: resourceSchema,
  /** Looted of `lootType`, 0 without a victory. */
  amount: amountSchema,
  user: z.object({ status: statusSchema }),
  report: battleReportSchema,
});

/** Why something is refused now; null when it is not. */
export const refusedNowSchema = z
  .object({
    code: z.string(),
    text: z.string(),
    /** When it can be done again, where that is known. */
    until: timeSchema.nullable(),
  })
  .nullable();

/** What everybody may know of a player before a fight: never units or balances (rules §12). */
export const opponentSchema = z.object({
  /** Who lives there; `_id` is the `enemy` of an attack. */
  user: fieldUserSchema,
  rank: z.int().nullable(),
  /** Total power. */
  power: amountSchema,
  /** Total slots / 200. */
  standing: z.number().min(0),
  baseLevel: z.int().min(0),
});

/** What one knows before attacking a base. */
export const targetAnswer = opponentSchema.extend({
  refusal: refusedNowSchema,
  /** What opens this player to the caller as far as standing goes; null for one who is too weak. */
  opening: z.enum(["size", "revenge", "wealth"]).nullable(),
  attacksLeft: amountSchema,
  attacksPerDay: amountSchema,
  /** What a victory brings at most, as far as the caller may know it. */
  loot: z.object({
    /** Share of what is carried above `untouched`, in percent. */
    percent: z.number(),
    untouched: amountSchema,
    /** Share of all that is carried that raiders of the caller's size take in 24 hours, in percent. */
    poolPercent: z.number(),
    /** What this victory may take of each resource. */
    metal: amountSchema,
    energy: amountSchema,
    /** What the caller may still loot in this week, from all players together. */
    week: z.object({ metal: amountSchema, energy: amountSchema }),
    /** What revenge may still take, both resources; null where something else opens the base. */
    revenge: amountSchema.nullable(),
    /** Who is a guest, so that nothing is looted; null for neither. */
    guest: sideSchema.nullable(),
    /** Whether one of the two brought the other into the game, so that nothing is looted. */
    isReferral: z.boolean(),
  }),
});

export const lastBattleInput = z.strictObject({
  /** The side on which the caller fought. */
  role: sideSchema.default("attacker"),
  /** Only battles against this player. */
  enemy: idSchema.optional(),
});

/** The caller's last battle over a base within 24 hours; null without one. */
export const lastBattleAnswer = z.object({ report: battleReportSchema.nullable() });

export type Opponent = z.infer<typeof opponentSchema>;
export type BattleTarget = z.infer<typeof targetAnswer>;
export type LastBattleInput = z.infer<typeof lastBattleInput>;
export type LastBattleAnswer = z.infer<typeof lastBattleAnswer>;
export type StoredBattle = z.infer<typeof storedBattleSchema>;
export type PublicBattleReport = z.infer<typeof battleReportSchema>;
export type AttackInput = z.infer<typeof attackInput>;
export type AttackAnswer = z.infer<typeof attackAnswer>;
