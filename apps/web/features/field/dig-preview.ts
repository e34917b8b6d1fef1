/** The next dig's yield and the digs left after it, by the server's own rules (rules §4). */
import type { LoginPayload } from "@emberlode/contract";
import {
  type DigEffort,
  digsLeftToday,
  digYield,
  fatigueAfter,
  isEffortAvailable,
  type Resource,
  veinsStillPay,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

const t = await messages("game");

interface DigPreview {
  /** Minimum and maximum yield of the dig. */
  min: number;
  max: number;
  /** Whether a vein doubles it. */
  vein: boolean;
  /** How many of the day's digs remain, if too few for this effort; else null. */
  digsLeft: number | null;
  /** How many digs remain at each yield afterward, in words. */
  after: string;
}

type Digger = Pick<LoginPayload["user"], "digMetalCap" | "digEnergyCap"> & {
  status: Pick<LoginPayload["user"]["status"], "fatigue">;
};

/** How many of the day's digs remain, if too few for this effort; else null. */
export function digsLeftIfTooFew(effort: DigEffort, digs: number): number | null {
  return isEffortAvailable(effort, digs) ? null : digsLeftToday(digs);
}

function afterText(digs: number): string {
  const { level, left } = fatigueAfter(digs);
  if (level === "last") return t("field.after.last");
  return t(`field.after.${level}`, { left: left ?? 0 });
}

export function digPreview(
  { digMetalCap, digEnergyCap, status }: Digger,
  dig: { resource: Resource; effort: DigEffort; vein: boolean },
): DigPreview {
  const { digs, veins } = status.fatigue;
  const [min, max] = dig.resource === "metal" ? digMetalCap : digEnergyCap;
  const vein = dig.vein && veinsStillPay(digs, veins);
  const conditions = { used: digs, effort: dig.effort, vein };
  return {
    min: digYield(conditions, () => min),
    max: digYield(conditions, () => max),
    vein,
    digsLeft: digsLeftIfTooFew(dig.effort, digs),
    after: afterText(digs + dig.effort),
  };
}
