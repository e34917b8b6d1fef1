/** The rule of a dig in the references, for the stock stack and for the room. */
import { z } from "zod";
import { GAIN } from "./tables.ts";

const HOUR_MS = 3_600_000;
const coordinate = z.int().min(1).max(50);

export const digInput = z.object({
  type: z.enum(["metal", "energy"]),
  field: z.object({ x: coordinate, y: coordinate }),
});
type DigInput = z.infer<typeof digInput>;

export interface Digger {
  id: number;
  version: number;
  metal: number;
  energy: number;
}

interface DigAnswer {
  type: "metal" | "energy";
  gained: number;
  total: number;
  /** Epoch milliseconds. */
  spentUntil: number;
}

/** A decided dig, ready to be stored. */
export interface Dug {
  before: Digger;
  after: Digger;
  input: DigInput;
  key: string;
  at: number;
  answer: DigAnswer;
}

let now = Date.now();

/** The clock of digs. Each read advances it by two hours, so no field stays spent. */
function readClock(): number {
  now += 2 * HOUR_MS;
  return now;
}

/** Decides a dig on a field with this `spentUntil`; null while it is spent. */
export function decideDig(
  before: Digger,
  input: DigInput,
  spentUntil: number,
  key: string,
): Dug | null {
  const at = readClock();
  if (spentUntil > at) return null;
  const { type } = input;
  const total = before[type] + GAIN;
  const after = { ...before, version: before.version + 1, [type]: total };
  const answer = { type, gained: GAIN, total, spentUntil: at + HOUR_MS };
  return { before, after, input, key, at, answer };
}
