/** Buying units and techs (spec §7, §9, rules §10). */
import { MAX_UNITS_PER_PURCHASE, SIDES, UNITS_PER_SIDE } from "@emberlode/game";
import { z } from "zod";
import { statusSchema } from "./status.ts";

const sideSchema = z.enum(SIDES);

/** Position of a unit or tech less one. */
const indexSchema = z
  .int("That is not one of the ten.")
  .min(0, "That is not one of the ten.")
  .max(UNITS_PER_SIDE - 1, "That is not one of the ten.");

export const buyUnitsInput = z.strictObject({
  type: sideSchema,
  index: indexSchema,
  unit: z
    .int("Units come whole.")
    .min(1, "Buy at least one.")
    .max(MAX_UNITS_PER_PURCHASE, "Buy at most a million at once."),
});

export const buyTechInput = z.strictObject({ type: sideSchema, index: indexSchema });

/** The whole status after an action. */
export const newStatusAnswer = z.object({ newStatus: statusSchema });

export type NewStatusAnswer = z.infer<typeof newStatusAnswer>;
