/** What an excavator part is worth: what it adds to digs, and when it has paid for itself (rules §4, §5). */
import { EXCAVATOR_PARTS, type ExcavatorPartId } from "../catalogue/excavator.ts";
import { FATIGUE } from "../catalogue/limits.ts";

/** How many digs in full so many digs of one day are worth, after fatigue. */
export function fullDigsOf(digs: number): number {
  const { full, half, last } = FATIGUE.dig;
  const tired = Math.max(0, Math.min(digs, half) - full);
  return Math.min(digs, full) + tired / 2 + Math.max(0, digs - half) / last;
}

export interface PartWorth {
  /** What one dig in full yields more on average. */
  perDig: number;
  /** What so many digs a day yield more on average. */
  perDay: number;
  /** Digs in full until it has brought as much as it cost. */
  paybackDigs: number;
}

/** What one part more is worth to who digs so often a day. */
export function partWorth(part: ExcavatorPartId, digsPerDay: number): PartWorth {
  const { min, max, price } = EXCAVATOR_PARTS[part];
  const perDig = (min + max) / 2;
  return {
    perDig,
    perDay: perDig * fullDigsOf(digsPerDay),
    paybackDigs: Math.ceil(price / perDig),
  };
}
