/** Factories: capturing, upgrading, abandoning (spec §7, rules §10, §13). */
import { z } from "zod";
import { battleReportSchema, opponentSchema, refusedNowSchema } from "./battles.ts";
import { ownedFactorySchema, scoutSchema } from "./fields.ts";
import { amountSchema, idSchema, positionSchema, timeSchema } from "./primitives.ts";
import { statusSchema } from "./status.ts";

/** The field of the factory, where the player stands. */
export const captureInput = positionSchema;

export const captureAnswer = z.object({
  /** How the fight went, as the log tells it. */
  desc: z.string(),
  captured: z.boolean(),
  /** The factory won; left out when the guard held. */
  factory: ownedFactorySchema.optional(),
  newStatus: statusSchema,
  report: battleReportSchema,
});

/** What one knows of a factory before fighting for it (rules §13). */
export const factoryTargetAnswer = z.object({
  /** Whose it is, without units or balances; null for nobody's. */
  owner: opponentSchema.nullable(),
  /** Slots and guard, known where it is free or scouted. */
  scout: scoutSchema.nullable(),
  /** Until when nobody can take it; null once anybody can. */
  safeUntil: timeSchema.nullable(),
  /** Until when only players without a plain factory can take it; null for no longer. */
  reservedUntil: timeSchema.nullable(),
  /** When it becomes free for newcomers; null without a notice. */
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
