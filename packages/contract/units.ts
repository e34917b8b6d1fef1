/** Buying units and techs (spec §7, §9, rules §10). */
import { MAX_UNITS_PER_PURCHASE, SIDES, UNITS_PER_SIDE } from "@emberlode/game";
import { z } from "zod";
import { inputError } from "./input-errors.ts";
import { statusSchema } from "./status.ts";

const sideSchema = z.enum(SIDES);

/** Index of a unit or tech. */
const indexSchema = z
  .int(inputError("notOneOfTen"))
  .min(0, inputError("notOneOfTen"))
  .max(UNITS_PER_SIDE - 1, inputError("notOneOfTen"));

export const buyUnitsInput = z.strictObject({
  type: sideSchema,
  index: indexSchema,
  unit: z
    .int(inputError("unitsNotWhole"))
    .min(1, inputError("purchaseNone"))
    .max(MAX_UNITS_PER_PURCHASE, inputError("purchaseMany")),
});

export const buyTechInput = z.strictObject({ type: sideSchema, index: indexSchema });

/** The player's full status after an action. */
export const newStatusAnswer = z.object({ newStatus: statusSchema });

export type NewStatusAnswer = z.infer<typeof newStatusAnswer>;
