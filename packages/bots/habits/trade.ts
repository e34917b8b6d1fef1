/** The World Bank, the Exchange Bank, and drives that are held. */
import { bankCap, type Resource } from "@emberlode/game";
import { position } from "./knowledge.ts";
import { nearestOf } from "./nearest.ts";
import type { Block, Proposal } from "./proposal.ts";

/** Less than this is not worth carrying to a counter. */
const WORTH_CARRYING = 5_000;
/** This much of each resource stays in the pocket. */
const POCKET = 2_000;
/** Of one resource so many times the other is changed for it. */
const UNEVEN = 4;
const DRIVE_WORTH = 400;

const RESOURCES: readonly Resource[] = ["metal", "energy"];

/** Puts away what is carried, where no raider takes it. */
export const deposit: Block = (known) => {
  const level = known.researches.bank ?? 0;
  const at = level > 0 ? nearestOf(known, "bank") : null;
  if (at === null) return [];
  const { metal, energy, bankMetal, bankEnergy } = known.status;
  const carried = { metal, energy };
  const banked = { metal: bankMetal, energy: bankEnergy };
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
