/** A world as its operators see it: map, seeds, settings, version. */
import { GRID_SIZE } from "@emberlode/game";
import { z } from "zod";
import { amountSchema, coordinateSchema, timeSchema } from "./primitives.ts";

/** A base or an owned factory. */
const ownedPlaceSchema = z.object({
  x: coordinateSchema,
  y: coordinateSchema,
  owner: z.string(),
  level: amountSchema,
});

export const worldLookAnswer = z.object({
  /** Its schema in the database. */
  name: z.string(),
  createdAt: timeSchema,
  version: z.string(),
  /** The commit that the server was started from; null outside of a git checkout. */
  commit: z.string().nullable(),
  /** The field types from north to south, in the letters of `MAP_LETTERS`. A base is a waste field. */
  rows: z.array(z.string().length(GRID_SIZE)).length(GRID_SIZE),
  bases: z.array(ownedPlaceSchema.extend({ isGuest: z.boolean(), isBot: z.boolean() })),
  factories: z.array(ownedPlaceSchema.extend({ slots: amountSchema })),
  /** The seeds of past days, newest first, at most thirty. */
  seeds: z.array(z.object({ day: z.string(), commitment: z.string(), seed: z.string() })),
  settings: z.array(
    z.object({
      name: z.string(),
      /** As in the file of settings; null if there is no value, or if it is secret. */
      value: z.string().nullable(),
      /** Whether it is set, by the environment or the file. The others have their defaults. */
      isSet: z.boolean(),
      isSecret: z.boolean(),
    }),
  ),
});

export type WorldLookAnswer = z.infer<typeof worldLookAnswer>;
