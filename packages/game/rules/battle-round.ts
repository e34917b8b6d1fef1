/** One exchange of blows of a battle (rules §11). */
import { BATTLE } from "../catalogue/battle.ts";
import type { Random } from "../random.ts";
import type { Squad } from "./battle-sides.ts";

/** Hit points that a side has left on the field. */
function hpLeft(squads: readonly Squad[]): number {
  return squads.reduce((sum, { left }) => sum + left, 0);
}

/** Remaining share of a side's starting hp, 0..1; 0 for a side that had none. */
export function hpShare(squads: readonly Squad[]): number {
  const full = squads.reduce((sum, squad) => sum + squad.full, 0);
  return full === 0 ? 0 : hpLeft(squads) / full;
}

/** A factor in 0.9..1.1 in steps of a millionth: one division, the same on every machine. */
function roll(random: Random): number {
  const { min, max, steps } = BATTLE.roll;
  return random.int(min * steps, max * steps) / (steps * 100);
}

/**
 * Damage that `strikers` do to each enemy squad: spread in proportion to hp on the field, each part
 * times its matchup. One roll per squad that strikes, in order of position.
 */
export function damage(
  strikers: readonly Squad[],
  enemies: readonly Squad[],
  random: Random,
): number[] {
  const dealt = enemies.map(() => 0);
  const field = hpLeft(enemies);
  for (const { count, strength, matchups } of strikers) {
    if (count === 0) continue;
    const amount = count * strength * roll(random);
    if (field === 0) continue;
    for (const [at, enemy] of enemies.entries()) {
      const factor = matchups[enemy.index] ?? 1;
      dealt[at] = (dealt[at] ?? 0) + (amount * factor * enemy.left) / field;
    }
  }
  return dealt;
}

/** Counts the living of a squad: the dead are whole units, rounded down. */
function countLiving(squad: Squad): void {
  const dead = squad.left <= 0 ? squad.start : Math.floor((squad.full - squad.left) / squad.hp);
  squad.count = Math.max(0, squad.start - dead);
}

/**
 * Takes damage from the squads. What a squad cannot take carries over to the others, in proportion
 * to their hp; wounds that kill no whole unit carry over to the next round.
 */
export function takeDamage(squads: readonly Squad[], dealt: readonly number[]): void {
  let over = 0;
  for (const [at, squad] of squads.entries()) {
    const hit = dealt[at] ?? 0;
    over += Math.max(0, hit - squad.left);
    squad.left = Math.max(0, squad.left - hit);
  }
  const field = hpLeft(squads);
  for (const squad of squads) {
    if (squad.oneStrike) continue;
    if (over > 0 && field > 0) squad.left = over >= field ? 0 : squad.left * (1 - over / field);
    countLiving(squad);
  }
}
