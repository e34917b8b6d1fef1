/** Titles that players won in past seasons (rules §17). */
import { SEASON_TITLES } from "@emberlode/game";
import { z } from "zod";

export const titleSchema = z.object({
  season: z.int().min(1),
  title: z.enum(SEASON_TITLES),
});

/** Newest first. */
export const titlesSchema = z.array(titleSchema);

export type Title = z.infer<typeof titleSchema>;
