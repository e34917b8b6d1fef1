/** Factories: capturing, upgrading, abandoning (spec §7, rules §10, §13). */
import { z } from "zod";
import { battleReportSchema } from "./battles.ts";
import { ownedFactorySchema } from "./fields.ts";
import { idSchema, positionSchema } from "./primitives.ts";
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

/** One of the caller's own factories. */
export const ownFactoryInput = z.strictObject({ id: idSchema });

export const upgradeBaseAnswer = z.object({ status: statusSchema, factory: ownedFactorySchema });

export type CaptureInput = z.infer<typeof captureInput>;
export type CaptureAnswer = z.infer<typeof captureAnswer>;
export type OwnFactoryInput = z.infer<typeof ownFactoryInput>;
export type UpgradeBaseAnswer = z.infer<typeof upgradeBaseAnswer>;
