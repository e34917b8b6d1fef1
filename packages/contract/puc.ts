/** Factories: capture, upgrade, abandon (spec §7, rules §10, §13). */
import { z } from "zod";
import { battleReportSchema, opponentSchema, refusedNowSchema } from "./battles.ts";
import { ownedFactorySchema, scoutSchema } from "./fields.ts";
import { amountSchema, idSchema, positionSchema, timeSchema } from "./primitives.ts";
import { statusSchema } from "./status.ts";

/** The field of the factory, which must be the player's own position. */
export const captureInput = positionSchema;

export const captureAnswer = z.object({
  /** The outcome as worded in the log. */
  desc: z.string(),
  captured: z.boolean(),
  /** The captured factory; omitted when the garrison held. */
  factory: ownedFactorySchema.optional(),
  newStatus: statusSchema,
  report: battleReportSchema,
});

/** Facts about a factory before a fight (rules §13). */
export const factoryTargetAnswer = z.object({
  /** Its owner, without units or balances; null if it is free. */
  owner: opponentSchema.nullable(),
  /** Slots and garrison; null unless it is free or scouted. */
  scout: scoutSchema.nullable(),
  /** Until when nobody can capture it; null if anyone can. */
  safeUntil: timeSchema.nullable(),
  /** Until when only players without a plain factory can capture it; null if not reserved. */
  reservedUntil: timeSchema.nullable(),
  /** When it will be released to newcomers; null without a notice. */
  fallsFreeAt: timeSchema.nullable(),
  /** Why capturing it is refused now. */
  refusal: refusedNowSchema,
  attacksLeft: amountSchema,
  attacksPerDay: amountSchema,
  /** The caller's last fight for it against this owner, within 24 hours. */
  report: battleReportSchema.nullable(),
});

/** One of the caller's own factories. */
export const ownFactoryInput = z.strictObject({ id: idSchema });

export const upgradeBaseAnswer = z.object({ status: statusSchema, factory: ownedFactorySchema });

export type CaptureInput = z.infer<typeof captureInput>;
export type CaptureAnswer = z.infer<typeof captureAnswer>;
export type FactoryTarget = z.infer<typeof factoryTargetAnswer>;
export type OwnFactoryInput = z.infer<typeof ownFactoryInput>;
export type UpgradeBaseAnswer = z.infer<typeof upgradeBaseAnswer>;
