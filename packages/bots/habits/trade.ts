/** The World Bank, the Exchange Bank, and drives that are held. */
import { bankCap, RESOURCES, type Resource } from "@emberlode/game";
import { levelPrice } from "./invest.ts";
import { type Knowledge, position } from "./knowledge.ts";
import { nearestOf } from "./nearest.ts";
import type { Block, Proposal } from "./proposal.ts";

/** Less than this is not worth carrying to a counter. */
const WORTH_CARRYING = 5_000;
/** This much of each resource stays in the pocket. */
const POCKET = 2_000;
/** Of one resource so many times the other is changed for it. */
const UNEVEN = 2;
const DRIVE_WORTH = 400;
/** An army for so many slots costs one of each resource, as far as the cheapest units go. */
const SLOTS_A_RESOURCE = 2.7;

/** What is carried and what lies in the bank. */
function purses({ status }: Knowledge) {
  const { metal, energy, bankMetal, bankEnergy } = status;
  return { carried: { metal, energy }, banked: { metal: bankMetal, energy: bankEnergy } };
}

/** What somebody saves for, in metal and again in energy: the next level, after the last one the army. */
function savedFor(known: Knowledge): number {
  return levelPrice(known) ?? known.status.slots / SLOTS_A_RESOURCE;
}

/** Whether the bank and the pocket together hold what is saved for. */
function hasSaved(known: Knowledge): boolean {
  const { carried, banked } = purses(known);
  const wanted = savedFor(known);
  return RESOURCES.every((resource) => carried[resource] + banked[resource] >= wanted);
}

/** Fetches what lacks for the next level of the base, once all of it is together. */
export const withdraw: Block = (known) => {
  const { carried, banked } = purses(known);
  if (banked.metal + banked.energy === 0 || !hasSaved(known)) return [];
  const at = nearestOf(known, "bank");
  const wanted = Math.ceil(savedFor(known));
  if (at === null) return [];
  return RESOURCES.flatMap((resource): Proposal[] => {
    const amount = wanted - carried[resource];
    if (amount <= 0) return [];
    const intent = { do: "bank", action: "withdraw", resource, amount } as const;
    return [{ drive: "build", intent, at, worth: wanted }];
  });
};

/** Puts away what is carried, where no raider takes it, until all is together that is saved for. */
export const deposit: Block = (known) => {
  const level = known.researches.bank ?? 0;
  const at = level > 0 && !hasSaved(known) ? nearestOf(known, "bank") : null;
  if (at === null) return [];
  const { carried, banked } = purses(known);
  return RESOURCES.flatMap((resource): Proposal[] => {
    const room = bankCap(level) - banked[resource];
    const amount = Math.min(carried[resource] - POCKET, room);
    if (amount < WORTH_CARRYING) return [];
    const intent = { do: "bank", action: "deposit", resource, amount } as const;
    return [{ drive: "trade", intent, at, worth: amount / 10 }];
  });
};

/** Changes part of what is plentiful for what is scarce. */
export const exchange: Block = (known) => {
  const { metal, energy } = known.status;
  const from: Resource = metal > energy ? "metal" : "energy";
  const much = Math.max(metal, energy);
  const little = Math.min(metal, energy);
  const at = much > WORTH_CARRYING && much > UNEVEN * little ? nearestOf(known, "web") : null;
  if (at === null) return [];
  const amount = Math.floor((much - little) / 2);
  return [{ drive: "trade", intent: { do: "exchange", from, amount }, at, worth: amount / 10 }];
};

/** Jumps with a drive that was found: to a cave, or anywhere. */
export const jump: Block = (known) => {
  const at = position(known);
  const { prob_drive: probable = 0, improb_drive: improbable = 0 } = known.tools;
  const proposals: Proposal[] = [];
  const add = (intent: Proposal["intent"]) =>
    proposals.push({ drive: "wander", intent, at, worth: DRIVE_WORTH });
  if (probable > 0) add({ do: "use tool", tool: "prob_drive", held: probable, type: "cave" });
  if (improbable > 0) add({ do: "use tool", tool: "improb_drive", held: improbable });
  return proposals;
};
