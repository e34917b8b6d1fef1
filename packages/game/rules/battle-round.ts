/** One round of a battle (rules §11). */
import { BATTLE } from "../catalogue/battle.ts";
import type { Random } from "../random.ts";
import type { Squad } from "./battle-sides.ts";

/** Remaining hit points of a side. */
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
 * Damage that `strikers` deal to each enemy squad: spread in proportion to remaining hp, each share
 * multiplied by its matchup. One roll per striking squad, in order of position.
 */
export function damage(
  strikers: readonly Squad[],
  enemies: readonly Squad[],
  random: Random,
): number[] {
  const dealt = enemies.map(() => 0);
  const totalHp = hpLeft(enemies);
  for (const { count, strength, matchups } of strikers) {
    if (count === 0) continue;
    const amount = count * strength * roll(random);
    if (totalHp === 0) continue;
    for (const [at, enemy] of enemies.entries()) {
      const factor = matchups[enemy.index] ?? 1;
      dealt[at] = (dealt[at] ?? 0) + (amount * factor * enemy.left) / totalHp;
    }
  }
  return dealt;
}

/** Updates a squad's unit count. Dead units are rounded down to whole units. */
function countLiving(squad: Squad): void {
  const dead = squad.left <= 0 ? squad.start : Math.floor((squad.full - squad.left) / squad.hp);
  squad.count = Math.max(0, squad.start - dead);
}

/**
 * Applies damage to the squads. Excess damage spills over to the other squads in proportion to
 * their hp. Damage that kills no whole unit carries over to the next round.
 */
export function takeDamage(squads: readonly Squad[], dealt: readonly number[]): void {
  let overkill = 0;
  for (const [at, squad] of squads.entries()) {
    const damage = dealt[at] ?? 0;
    overkill += Math.max(0, damage - squad.left);
    squad.left = Math.max(0, squad.left - damage);
  }
  const totalHp = hpLeft(squads);
  for (const squad of squads) {
    if (squad.oneStrike) continue;
    if (overkill > 0 && totalHp > 0)
      squad.left = overkill >= totalHp ? 0 : squad.left * (1 - overkill / totalHp);
    countLiving(squad);
  }
}
