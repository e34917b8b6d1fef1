/** The ten sample clans of the clans table (spec §3, rules §19). */

export interface SampleClan {
  rank: number;
  avatar: string;
  name: string;
  leader: string;
  power: number;
  members: number | null;
  active: boolean;
  pending: boolean;
  tax: number | null;
}

function sampleClan(rank: number): SampleClan {
  return {
    rank,
    avatar: `/clans/clan-${rank}.svg`,
    name: `Clan ${rank}`,
    leader: "",
    power: 1100 - 100 * rank,
    members: null,
    active: rank <= 5,
    pending: rank === 3 || rank > 5,
    tax: null,
  };
}

/** Ranks 1 to 10, strongest first. */
export const SAMPLE_CLANS: readonly SampleClan[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(sampleClan);
