/** Provable chance (rules §16). */
import { z } from "zod";
import { timeSchema } from "./primitives.ts";

/** A UTC day such as `2026-05-20`. */
export const fairInput = z.strictObject({ day: z.iso.date() });

export const fairAnswer = z.object({
  day: z.string(),
  /** SHA-256 of the day's seed, 64 hex digits. */
  commitment: z.string(),
  /** When it could first be seen: before the day, a world's first day, and days after a long standstill, excepted. */
  committedAt: timeSchema,
  /** When the seed is told. */
  revealedAt: timeSchema,
  /** 64 hex digits; null until then. */
  seed: z.string().nullable(),
  /**
   * Seeds of the day that were published before it was over, since the server's clock ran ahead; the first
   * one first. Each was used until `until`, the next one after it.
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
