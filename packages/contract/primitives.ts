/** Building blocks of schemas. Limits: spec §5 and rules §2; shapes: the wire contract. */
import { GRID_SIZE, MAX_AMOUNT } from "@emberlode/game";
import { z } from "zod";
import { inputError } from "./input-errors.ts";

/** Largest id of a player, token or log line that the database can store. */
export const MAX_ID = 2 ** 31 - 1;

export const idSchema = z.string().regex(/^[1-9]\d{0,15}$/, inputError("idInvalid"));

/** A coordinate of the map, 1..50. */
export const coordinateSchema = z
  .int(inputError("coordinateNotWhole"))
  .min(1, inputError("coordinateOutside"))
  .max(GRID_SIZE, inputError("coordinateOutside"));

/** A cell, as part of an answer. */
export const placeSchema = z.object({ x: coordinateSchema, y: coordinateSchema });

/** A cell, as an input: other properties are refused. */
export const positionSchema = z.strictObject(placeSchema.shape);

/** The most characters of something to look up: a name, a part of one, or the id of a battle. */
export const MAX_LOOKUP_LENGTH = 64;

/** Metal, energy and counts: non-negative integers. */
export const amountSchema = z.int().min(0).max(MAX_AMOUNT);

/** A gain or, if negative, a loss. */
export const changeSchema = z.int().min(-MAX_AMOUNT).max(MAX_AMOUNT);

/** An amount to trade: a positive integer. */
export const tradedAmountSchema = z
  .int(inputError("amountNotWhole"))
  .min(1, inputError("amountNone"))
  .max(MAX_AMOUNT, inputError("amountMany"));

export const resourceSchema = z.enum(["metal", "energy"]);

/** ISO 8601, UTC. */
export const timeSchema = z.iso.datetime();

/** Dig range [min, max] of one dig. */
export const rangeSchema = z.tuple([amountSchema, amountSchema]);

export const tenCountsSchema = z.array(amountSchema).length(10);
export const tenFlagsSchema = z.array(z.boolean()).length(10);

/** An answer that only reports success. */
export const successSchema = z.object({ ok: z.literal(true) });

export type { Position } from "@emberlode/game";
