/** Win rates of armies of equal slots (rules §20). */
import { type Random, UNITS_PER_SIDE } from "@emberlode/game";
import { type ArmyMix, armyOf, EQUAL_SLOTS, pureMix, randomMix, simulateBattle } from "./armies.ts";

/** Number of fights for each pair of kinds, and of random mixes. */
export interface MatchupScale {
  perPair: number;
  mixed: number;
}

export interface Matchups {
  /** Share of fights won by attackers of one kind (row) over defenders of one (column), 0..1. */
  pure: readonly (readonly number[])[];
  /** Mean of all pairs. */
  pureMean: number;
  /** Share that the attacker wins if both sides bring random mixes of the same slots. */
  mixed: number;
  /** Share that the attacker wins if both sides bring the same random mix. */
  mirrored: number;
}

function isWon(attack: ArmyMix, defense: ArmyMix, seed: string): boolean {
  const [ours, theirs] = [
    armyOf("attack", attack, EQUAL_SLOTS),
    armyOf("defense", defense, EQUAL_SLOTS),
  ];
  return simulateBattle(ours, theirs, EQUAL_SLOTS, seed).winner === "attacker";
}

/** Share of fights that the attacker wins, 0..1. */
function winRate(attack: ArmyMix, defense: ArmyMix, fights: number): number {
  let won = 0;
  for (let i = 0; i < fights; i++) if (isWon(attack, defense, `${i}`)) won++;
  return won / fights;
}

export function playMatchups(random: Random, scale: MatchupScale): Matchups {
  const positions = Array.from({ length: UNITS_PER_SIDE }, (_, index) => index);
  const pure = positions.map((i) =>
    positions.map((j) => winRate(pureMix(i), pureMix(j), scale.perPair)),
  );
  const flat = pure.flat();
  let mixed = 0;
  let mirrored = 0;
  for (let i = 0; i < scale.mixed; i++) {
    const [a, b] = [randomMix(random), randomMix(random)];
    if (isWon(a, b, `mixed ${i}`)) mixed++;
    if (isWon(a, a, `mirrored ${i}`)) mirrored++;
  }
  return {
    pure,
    pureMean: flat.reduce((a, b) => a + b, 0) / flat.length,
    mixed: mixed / scale.mixed,
    mirrored: mirrored / scale.mixed,
  };
}
