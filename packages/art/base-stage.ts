import { baseImageNumber } from "@emberlode/game";

/** Stages of bases on maps: a camp, a palisade, a fort, a citadel. */
export const BASE_STAGES = 4;

/** The stage of a base by its owner's rank, 1 for unranked ones to 4 for the best ten. */
export function baseStage(rank: number | null): number {
  const image = baseImageNumber(rank);
  if (image <= 7) return 4;
  if (image <= 10) return 3;
  return image < 14 ? 2 : 1;
}
