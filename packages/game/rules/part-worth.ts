/** Value of an excavator part: extra yield per dig, and payback (rules §4, §5). */
import { EXCAVATOR_PARTS, type ExcavatorPartId } from "../catalogue/excavator.ts";
import { FATIGUE } from "../catalogue/limits.ts";

/** The number of full digs that this many digs of one day equal, after fatigue. */
export function fullDigsOf(digs: number): number {
  const { full, half, last } = FATIGUE.dig;
  const tired = Math.max(0, Math.min(digs, half) - full);
  return Math.min(digs, full) + tired / 2 + Math.max(0, digs - half) / last;
}

export interface PartWorth {
  /** Average extra yield of a full dig. */
  perDig: number;
  /** Average extra yield per day. */
  perDay: number;
  /** Full digs until the part has paid for itself. */
  paybackDigs: number;
}

/** The value of one more part to a player with this many digs a day. */
export function partWorth(part: ExcavatorPartId, digsPerDay: number): PartWorth {
  const { min, max, price } = EXCAVATOR_PARTS[part];
  const perDig = (min + max) / 2;
  return {
    perDig,
    perDay: perDig * fullDigsOf(digsPerDay),
    paybackDigs: Math.ceil(price / perDig),
  };
}
