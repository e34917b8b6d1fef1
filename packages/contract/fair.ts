/** Provable rolls (rules §16). */
import { z } from "zod";
import { timeSchema } from "./primitives.ts";

/** A UTC day such as `2026-05-20`. */
export const fairInput = z.strictObject({ day: z.iso.date() });

export const fairAnswer = z.object({
  day: z.string(),
  /** SHA-256 of the day's seed, 64 hex digits. */
  commitment: z.string(),
  /**
   * When the commitment was published: before the day, except on a world's first day or after
   * downtime.
   */
  committedAt: timeSchema,
  /** When the seed is revealed. */
  revealedAt: timeSchema,
  /** 64 hex digits; null until `revealedAt`. */
  seed: z.string().nullable(),
  /**
   * Seeds of the day that were published too early because the server's clock ran ahead, oldest
   * first. Each was used until `until`, then the next one.
   */
  earlier: z
    .array(
      z.object({
        commitment: z.string(),
        committedAt: timeSchema,
        seed: z.string(),
        until: timeSchema,
      }),
    )
    .optional(),
});

export type FairAnswer = z.infer<typeof fairAnswer>;
