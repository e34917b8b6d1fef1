/** Buying units and techs (spec §7, §9, rules §10). */
import { MAX_UNITS_PER_PURCHASE, SIDES, UNITS_PER_SIDE } from "@emberlode/game";
import { z } from "zod";
import { fault } from "./input-faults.ts";
import { statusSchema } from "./status.ts";

const sideSchema = z.enum(SIDES);

/** Index of a unit or tech. */
const indexSchema = z
  .int(fault("notOneOfTen"))
  .min(0, fault("notOneOfTen"))
  .max(UNITS_PER_SIDE - 1, fault("notOneOfTen"));

export const buyUnitsInput = z.strictObject({
  type: sideSchema,
  index: indexSchema,
  unit: z
    .int(fault("unitsNotWhole"))
    .min(1, fault("purchaseNone"))
    .max(MAX_UNITS_PER_PURCHASE, fault("purchaseMany")),
});

export const buyTechInput = z.strictObject({ type: sideSchema, index: indexSchema });

/** The player's full status after an action. */
export const newStatusAnswer = z.object({ newStatus: statusSchema });

export type NewStatusAnswer = z.infer<typeof newStatusAnswer>;
