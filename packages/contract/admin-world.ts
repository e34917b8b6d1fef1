/** A world as its operators see it: map, seeds, settings, version. */
import { GRID_SIZE } from "@emberlode/game";
import { z } from "zod";
import { amountSchema, placeSchema, timeSchema } from "./primitives.ts";

/** A base or an owned factory. */
const ownedPlaceSchema = placeSchema.extend({
  owner: z.string(),
  level: amountSchema,
});

/** As docs/settings.md groups the settings. */
export const SETTING_GROUPS = ["address", "data", "players", "evidence", "services"] as const;

/** Where the value of a setting comes from. */
export const SETTING_SOURCES = ["default", "set", "derived", "admin"] as const;

export const worldLookAnswer = z.object({
  /** Its schema in the database. */
  name: z.string(),
  createdAt: timeSchema,
  version: z.string(),
  /** The commit that the server was started from; null outside of a git checkout. */
  commit: z.string().nullable(),
  /**
   * The field types from north to south, in the letters of `MAP_LETTERS`. A base is a waste field.
   */
  rows: z.array(z.string().length(GRID_SIZE)).length(GRID_SIZE),
  bases: z.array(ownedPlaceSchema.extend({ isGuest: z.boolean(), isBot: z.boolean() })),
  factories: z.array(ownedPlaceSchema.extend({ slots: amountSchema })),
  /** The seeds of past days, newest first, at most thirty. */
  seeds: z.array(z.object({ day: z.string(), commitment: z.string(), seed: z.string() })),
  settings: z.array(
    z.object({
      name: z.string(),
      group: z.enum(SETTING_GROUPS),
      /** The value in force, as in the settings file; null if it is unset or secret. */
      value: z.string().nullable(),
      /** `set` by the environment or the file, `derived` at the start, or changed by an `admin`. */
      source: z.enum(SETTING_SOURCES),
      /** Whether the environment or the file sets it. */
      isSet: z.boolean(),
      isSecret: z.boolean(),
    }),
  ),
});

export type WorldLookAnswer = z.infer<typeof worldLookAnswer>;
