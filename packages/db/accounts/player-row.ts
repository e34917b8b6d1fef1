import { type Counts, EXCAVATOR_PART_IDS, type PlayerState, TOOL_IDS } from "@emberlode/game";
import type { players } from "../schema/all.ts";

/** Every column, those with a default too. */
type PlayerRow = Required<Omit<typeof players.$inferInsert, "version">>;

const inOrder = <Id extends string>(ids: readonly Id[], counts: Counts<Id>): number[] =>
  ids.map((id) => counts[id]);

/** The row of a new player: most columns are named as in the state, amounts have one for each resource. */
export function playerRow({
  carried,
  banked,
  digMin,
  digMax,
  dug,
  dugBefore,
  referral,
  referralWaiting,
  tools,
  researches,
  parts,
  partsInstalled,
  ...same
}: PlayerState): PlayerRow {
  return {
    ...same,
    metal: carried.metal,
    energy: carried.energy,
    bankMetal: banked.metal,
    bankEnergy: banked.energy,
    digMetalMin: digMin.metal,
    digEnergyMin: digMin.energy,
    digMetalMax: digMax.metal,
    digEnergyMax: digMax.energy,
    dugMetal: dug.metal,
    dugEnergy: dug.energy,
    dugBeforeMetal: dugBefore.metal,
    dugBeforeEnergy: dugBefore.energy,
    referralMetal: referral.metal,
    referralEnergy: referral.energy,
    referralWaitingMetal: referralWaiting.metal,
    referralWaitingEnergy: referralWaiting.energy,
    tools: inOrder(TOOL_IDS, tools),
    researches: inOrder(TOOL_IDS, researches),
    parts: inOrder(EXCAVATOR_PART_IDS, parts),
    partsInstalled: inOrder(EXCAVATOR_PART_IDS, partsInstalled),
  };
}
