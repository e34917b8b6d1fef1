/** The World Bank, the Exchange Bank, and the use of drives. */
import { bankCap, RESOURCES, type Resource } from "@emberlode/game";
import type { Proposal, Proposer } from "./intent.ts";
import { baseUpgradePrice } from "./invest.ts";
import { type Knowledge, nearestOf, position } from "./knowledge.ts";

/** Minimum amount that is worth a trip, and the same as a share of the savings goal. */
const WORTH_CARRYING = 5_000;
const CARRYING_DIVISOR = 10;
/** Amount of each resource that is always kept. */
const MIN_CARRIED = 2_000;
/** Exchange if one resource is this many times the other. */
const UNEVEN = 2;
const DRIVE_WORTH = 400;
/** Slots filled by the cheapest units per unit of each resource. */
const SLOTS_PER_RESOURCE = 2.7;

/** Carried and banked resources. */
function resourcesOf({ status }: Knowledge) {
  const { metal, energy, bankMetal, bankEnergy } = status;
  return { carried: { metal, energy }, banked: { metal: bankMetal, energy: bankEnergy } };
}

/** Savings goal per resource: the price of the next level, or after the last one, of an army. */
function savingsGoal(known: Knowledge): number {
  return baseUpgradePrice(known) ?? known.status.slots / SLOTS_PER_RESOURCE;
}

/** Whether bank and carried resources together reach the savings goal. */
function hasReachedSavingsGoal(known: Knowledge): boolean {
  const { carried, banked } = resourcesOf(known);
  const goal = savingsGoal(known);
  return RESOURCES.every((resource) => carried[resource] + banked[resource] >= goal);
}

/** Withdraws the rest for the savings goal once enough is saved. */
export const withdraw: Proposer = (known) => {
  const { carried, banked } = resourcesOf(known);
  if (banked.metal + banked.energy === 0 || !hasReachedSavingsGoal(known)) return [];
  const at = nearestOf(known, "bank");
  const goal = Math.ceil(savingsGoal(known));
  if (at === null) return [];
  return RESOURCES.flatMap((resource): Proposal[] => {
    const amount = goal - carried[resource];
    if (amount <= 0) return [];
    const intent = { do: "bank", action: "withdraw", resource, amount } as const;
    return [{ motive: "build", intent, at, worth: goal }];
  });
};

/** Deposits what is carried, safe from raiders, until enough is saved. */
export const deposit: Proposer = (known, { home }) => {
  const level = known.researches.bank ?? 0;
  const at = level > 0 && !hasReachedSavingsGoal(known) ? nearestOf(known, "bank") : null;
  if (at === null) return [];
  const { carried, banked } = resourcesOf(known);
  const purse = Math.max(MIN_CARRIED, home?.purse ?? 0);
  return RESOURCES.flatMap((resource): Proposal[] => {
    const room = bankCap(level) - banked[resource];
    const amount = Math.min(carried[resource] - purse, room);
    if (amount < Math.max(WORTH_CARRYING, savingsGoal(known) / CARRYING_DIVISOR)) return [];
    const intent = { do: "bank", action: "deposit", resource, amount } as const;
    return [{ motive: "trade", intent, at, worth: amount / 10 }];
  });
};

/** Exchanges part of the plentiful resource for the scarce one. */
export const exchange: Proposer = (known) => {
  const { metal, energy } = known.status;
  const from: Resource = metal > energy ? "metal" : "energy";
  const much = Math.max(metal, energy);
  const little = Math.min(metal, energy);
  const at = much > WORTH_CARRYING && much > UNEVEN * little ? nearestOf(known, "web") : null;
  if (at === null) return [];
  const amount = Math.floor((much - little) / 2);
  return [{ motive: "trade", intent: { do: "exchange", from, amount }, at, worth: amount / 10 }];
};

/** Jumps with a found drive: to a cave, or anywhere. */
export const jump: Proposer = (known) => {
  const at = position(known);
  const { prob_drive: probable = 0, improb_drive: improbable = 0 } = known.tools;
  const proposals: Proposal[] = [];
  const add = (intent: Proposal["intent"]) =>
    proposals.push({ motive: "wander", intent, at, worth: DRIVE_WORTH });
  if (probable > 0) add({ do: "use tool", tool: "prob_drive", held: probable, type: "cave" });
  if (improbable > 0) add({ do: "use tool", tool: "improb_drive", held: improbable });
  return proposals;
};
