/** Plots: fields that players mark for themselves (spec §3 Plot). */
import {
  isFreePlotTextName,
  MAX_FREE_PLOT_TEXTS,
  MAX_PLOT_TEXT_LENGTH,
  plainLine,
  STANDARD_PLOT_TEXTS,
  textLength,
} from "@emberlode/game";
import { z } from "zod";
import { inputError } from "./input-errors.ts";
import { coordinateSchema, placeSchema } from "./primitives.ts";

const plotText = z
  .string(inputError("plotTextNotText"))
  .transform(plainLine)
  .refine((text) => textLength(text) <= MAX_PLOT_TEXT_LENGTH, inputError("plotTextLong"));

const place = { x: coordinateSchema.optional(), y: coordinateSchema.optional() };
const texts = {
  title: plotText.optional(),
  note: plotText.optional(),
  color: plotText.optional(),
};

const STANDARD: readonly string[] = STANDARD_PLOT_TEXTS;

/** The standard and free texts of a body. Reports invalid ones to `context`. */
function textsOf(
  sent: Readonly<Record<string, unknown>>,
  context: z.core.$RefinementCtx,
): Record<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined) continue;
    const text = plotText.safeParse(value);
    if (!STANDARD.includes(name) && !isFreePlotTextName(name)) {
      const message = inputError("plotNameTaken");
      context.addIssue({ code: "custom", path: [name], message });
    } else if (text.success) {
      found.set(name, text.data);
    } else {
      const message = text.error.issues[0]?.message ?? "";
      context.addIssue({ code: "custom", path: [name], message });
    }
  }
  // A change may remove some and add others; the rule checks the final number.
  if (found.size > STANDARD.length + 2 * MAX_FREE_PLOT_TEXTS) {
    const message = inputError("plotFull");
    context.addIssue({ code: "custom", message });
  }
  return Object.fromEntries(found);
}

/** The only body with arbitrary keys, for up to ten free texts. */
export const plotInput = z
  .looseObject({ ...place, ...texts })
  .transform(({ x, y, ...sent }, context) => ({ x, y, texts: textsOf(sent, context) }));

/** Not validated further: a malformed id is simply not found. */
const plotId = z.string();

/** Changes only the given values. An empty free text is removed. */
export const updatePlotInput = z
  .looseObject({ id: plotId, ...place, ...texts })
  .transform(({ id, x, y, ...sent }, context) => ({ id, x, y, texts: textsOf(sent, context) }));

export const removePlotInput = z.strictObject({ id: plotId });

/** Free texts are strings; `x` and `y` widen the type. */
export const plotSchema = z
  .object({
    _id: z.string(),
    ...placeSchema.shape,
    title: z.string(),
    note: z.string(),
    color: z.string(),
  })
  .catchall(z.union([z.string(), z.number()]));

export const plotsAnswer = z.object({ plots: z.array(plotSchema) });
export const plotAnswer = z.object({ plot: plotSchema });
export const plotRemovedAnswer = z.object({ deleted: z.literal(true) });

export type UpdatePlotInput = z.infer<typeof updatePlotInput>;
export type WirePlot = z.infer<typeof plotSchema>;
export type PlotsAnswer = z.infer<typeof plotsAnswer>;
export type PlotAnswer = z.infer<typeof plotAnswer>;
export type PlotRemovedAnswer = z.infer<typeof plotRemovedAnswer>;
