/** Factories: capture, upgrade, abandon (spec §7, rules §10, §13). */
import { CAPTURE_MODES, GARRISON } from "@emberlode/game";
import { z } from "zod";
import { battleReportSchema, opponentSchema, refusedNowSchema } from "./battles.ts";
import { amountsSchema, scoutSchema, siteSchema } from "./fields.ts";
import { amountSchema, idSchema, placeSchema, positionSchema, timeSchema } from "./primitives.ts";
import { statusSchema } from "./status.ts";

/** What a factory makes, and what is in its store now (rules §13). */
export const productionSchema = z.object({
  /** Percentage that the number of the player's factories leaves, 30..100. */
  percent: z.int().min(0).max(100),
  /** Made in 24 hours. */
  perDay: amountsSchema,
  store: amountsSchema,
  /** When the store is full. */
  fullAt: timeSchema,
});

/** A factory that the player owns (spec §3 Owned factory). */
export const ownedFactorySchema = z.object({
  _id: idSchema,
  user: idSchema,
  factory: z.object({
    type: z.enum(["base", "factory"]),
    ...placeSchema.shape,
  }),
  lvl: z.int().min(1).max(10),
  slots: amountSchema,
  /** The name of a works; null for other factories and the base, and in older answers. */
  name: z.string().nullable().default(null),
  rank: z.int().nullable(),
  /**
   * Until when nobody can capture it, after a capture or plunder or because of the shield (rules
   * §2).
   */
  safeUntil: timeSchema.nullable(),
  /** When it is released to newcomers (rules §13); null without a notice, and in older answers. */
  fallsFreeAt: timeSchema.nullable().default(null),
  /** Null for the base, and in older answers. */
  production: productionSchema.nullable().default(null),
  /** Percentage of the defense units on guard there, once the player has divided them. */
  garrison: z.int().min(0).max(100).default(0),
});

export const factoriesAnswer = z.object({
  factories: z.array(ownedFactorySchema),
  /**
   * When the player last divided the garrison (rules §13); null if not yet, and in older answers.
   */
  garrisonSetAt: timeSchema.nullable().default(null),
});

/** The field of the factory, which must be the player's own position, and what to fight for. */
export const captureInput = positionSchema.extend({
  mode: z.enum(CAPTURE_MODES).default("capture"),
});

export const captureAnswer = z.object({
  /** The outcome as worded in the log. */
  desc: z.string(),
  /** Whether the factory is the player's now; a plunder leaves it to its owner. */
  captured: z.boolean(),
  won: z.boolean(),
  /** What was taken from the store. */
  loot: amountsSchema,
  /** The captured factory; omitted when the garrison held, and after a plunder. */
  factory: ownedFactorySchema.optional(),
  newStatus: statusSchema,
  report: battleReportSchema,
});

/** Facts about a factory before a fight (rules §13). */
export const factoryTargetAnswer = z.object({
  /** Its owner, without units or balances; null if it is free. */
  owner: opponentSchema.nullable(),
  site: siteSchema,
  /** Slots, garrison and store; null unless it is free or scouted. */
  scout: scoutSchema.nullable(),
  /**
   * What it would make for the caller in 24 hours, after this percentage (rules §13); at least that
   * if its slots are hidden.
   */
  output: z.object({ percent: z.int(), perDay: amountsSchema }),
  /** The most that the caller may take from its owner's store now; nothing if it is free. */
  allowance: amountsSchema,
  /** What a victory would take from the store; null unless scouted. */
  spoils: z.object({ capture: amountsSchema, plunder: amountsSchema }).nullable(),
  /** Until when nobody can capture it; null if anyone can. */
  safeUntil: timeSchema.nullable(),
  /** Until when only players without a plain factory can capture it; null if not reserved. */
  reservedUntil: timeSchema.nullable(),
  /** When it will be released to newcomers; null without a notice. */
  fallsFreeAt: timeSchema.nullable(),
  /** Why capturing it is refused now. */
  refusal: refusedNowSchema,
  /** Why plundering it is refused now. */
  plunderRefusal: refusedNowSchema,
  attacksLeft: amountSchema,
  attacksPerDay: amountSchema,
  /** The caller's last fight for it against this owner, within 24 hours. */
  report: battleReportSchema.nullable(),
});

/** One of the caller's own factories. */
export const ownFactoryInput = z.strictObject({ id: idSchema });

export const upgradeBaseAnswer = z.object({ status: statusSchema, factory: ownedFactorySchema });

/** No input: all stores are emptied. */
export const collectInput = z.strictObject({}).optional();

/** What came in from all stores (rules §13). */
export const collectAnswer = z.object({
  desc: z.string(),
  metal: amountSchema,
  energy: amountSchema,
  /** Number of stores that had something. */
  stores: amountSchema,
  newStatus: statusSchema,
});

/** The most factories that a player can hold, plus some room. */
const MAX_SHARES = 50;

/** The percentage of each kind of defense unit on guard in a factory, by its id. */
const garrisonShareSchema = z.strictObject({
  id: idSchema,
  share: z.int().min(0).max(GARRISON.maxPercent),
});

/** Factories that are left out get no units. */
export const garrisonInput = z.strictObject({
  shares: z.array(garrisonShareSchema).max(MAX_SHARES),
});

export const garrisonAnswer = z.object({
  shares: z.array(garrisonShareSchema),
  newStatus: statusSchema,
});

export type FactoriesAnswer = z.infer<typeof factoriesAnswer>;
export type OwnedFactory = z.infer<typeof ownedFactorySchema>;
export type CollectInput = z.infer<typeof collectInput>;
export type CollectAnswer = z.infer<typeof collectAnswer>;
export type GarrisonInput = z.infer<typeof garrisonInput>;
export type GarrisonAnswer = z.infer<typeof garrisonAnswer>;
export type CaptureInput = z.infer<typeof captureInput>;
export type CaptureAnswer = z.infer<typeof captureAnswer>;
export type FactoryTarget = z.infer<typeof factoryTargetAnswer>;
export type OwnFactoryInput = z.infer<typeof ownFactoryInput>;
export type UpgradeBaseAnswer = z.infer<typeof upgradeBaseAnswer>;
