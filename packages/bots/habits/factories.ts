/** Own factories: their stores and garrisons. */
import { FACTORY_CLASSES, factoryClass, GARRISON, type GarrisonShare, HOUR } from "@emberlode/game";
import type { Intent, Proposer } from "./intent.ts";
import { type Knowledge, position } from "./knowledge.ts";

/** Stores are collected once they hold the output of this time. */
const COLLECT_MS = 2 * HOUR;
const DAY_HOURS = 24;

const plainFactoriesOf = ({ factories }: Knowledge) =>
  factories.filter(({ factory }) => factory.type === "factory");

/** Empties the stores once they are worth a call. */
export const collect: Proposer = (known) => {
  let [stored, perHour] = [0, 0];
  for (const { production } of plainFactoriesOf(known)) {
    if (production === null) continue;
    stored += production.store.metal + production.store.energy;
    perHour += (production.perDay.metal + production.perDay.energy) / DAY_HOURS;
  }
  if (stored === 0 || stored < (perHour * COLLECT_MS) / HOUR) return [];
  return [{ motive: "build", intent: { do: "collect" }, at: position(known), worth: stored }];
};

/** All defense units, divided by what the factories make; the base keeps them all anyway. */
function wantedShares(known: Knowledge): GarrisonShare[] {
  const plain = plainFactoriesOf(known);
  const digs = plain.map(({ slots }) => FACTORY_CLASSES[factoryClass(slots)].digsPerDay);
  const all = digs.reduce((sum, one) => sum + one, 0);
  const { stepPercent, maxPercent } = GARRISON;
  return plain.map(({ _id }, at) => {
    const exact = (maxPercent * (digs[at] ?? 0)) / all;
    return { id: Number(_id), share: Math.floor(exact / stepPercent) * stepPercent };
  });
}

/** Divides the defense units again whenever the factories have changed. */
export const divideGarrison: Proposer = (known) => {
  const shares = wantedShares(known);
  const now = new Map(known.factories.map(({ _id, garrison }) => [Number(_id), garrison]));
  if (shares.every(({ id, share }) => now.get(id) === share)) return [];
  const hasUnits = known.status.defense_units.some((count) => count > 0);
  if (!hasUnits) return [];
  const intent: Intent = { do: "garrison", shares };
  return [{ motive: "build", intent, at: position(known), worth: 1_000 }];
};
