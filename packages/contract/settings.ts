/** Changes to settings (spec §3 Settings, rules §21). */
import { CONTROLS } from "@emberlode/game";
import { z } from "zod";
import { inputError } from "./input-errors.ts";
import { settingsSchema } from "./status.ts";

/** Accepted from clients that send every setting. Sounds are stored in the browser, not here. */
const soundSchema = z.boolean().optional();

const controlsSchema = z.enum(CONTROLS, inputError("controlsUnknown"));

/**
 * Omitted values stay unchanged. `control` is the spec's name of the field in its update call; it
 * takes precedence over `controls`.
 */
export const changeSettingsInput = z.strictObject({
  control: controlsSchema.optional(),
  controls: controlsSchema.optional(),
  alerts: z
    .strictObject({
      admin: z.boolean().optional(),
      attack: z.boolean().optional(),
      event: z.boolean().optional(),
    })
    .optional(),
  action: soundSchema,
  auth: soundSchema,
  admin: soundSchema,
  attack: soundSchema,
  click: soundSchema,
  event: soundSchema,
  menu: soundSchema,
});
export const changeSettingsAnswer = z.object({ settings: settingsSchema });

export type ChangeSettingsInput = z.infer<typeof changeSettingsInput>;
