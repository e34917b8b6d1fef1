/** Attack and defense units (spec §9). Index i of a side is position i + 1. */

/** A unit of either side: price in metal and energy, size in slots. */
export interface UnitInfo {
  id: UnitId;
  strength: number;
  hp: number;
  metal: number;
  energy: number;
  slots: number;
  /** Number (1-based) of the required tech on the same side, or null (rules §10). */
  tech: number | null;
  icon: string;
}

/** The two sides of an army. */
export const SIDES = ["attack", "defense"] as const;
export type Side = (typeof SIDES)[number];

/** Units and techs on each side (spec §9). */
export const UNITS_PER_SIDE = 10;

type Row<Id = string> = readonly [
  id: Id,
  strength: number,
  hp: number,
  metal: number,
  energy: number,
  slots: number,
  tech: number | null,
  icon: string,
];

function unit([id, strength, hp, metal, energy, slots, tech, icon]: Row<UnitId>): UnitInfo {
  return { id, strength, hp, metal, energy, slots, tech, icon };
}

const attackRows = [
  ["pikeman", 1, 10, 50, 100, 200, 1, "pikeman"],
  ["archer", 2, 20, 100, 200, 400, 2, "bow-arrow"],
  ["swordsman", 3, 15, 200, 400, 600, 3, "broadsword"],
  ["musketeer", 4, 25, 400, 800, 800, 4, "musket"],
  ["kamikaze", 5, 50, 1000, 1000, 1000, 5, "unlit-bomb"],
  ["flamethrower", 6, 30, 600, 1200, 1200, 6, "flamethrower"],
  ["machine_gunner", 7, 25, 700, 1400, 1400, 7, "machine-gun"],
  ["rocketeer", 8, 20, 800, 1600, 1600, 8, "rocket"],
  ["sniper", 9, 30, 900, 1800, 1800, 9, "crosshair"],
  ["camouflaged_kamikaze", 10, 100, 1000, 2000, 2000, 10, "ninja-heroic-stance"],
] as const satisfies readonly Row[];

const defenseRows = [
  ["wall", 1, 10, 100, 50, 200, 1, "stone-wall"],
  ["marksman", 2, 20, 200, 100, 400, null, "high-shot"],
  ["trench", 3, 15, 400, 200, 600, 3, "trench-spade"],
  ["flame_tower", 4, 25, 800, 400, 800, 4, "watchtower"],
  ["camouflaged_trap", 5, 50, 1000, 1000, 1000, 5, "wolf-trap"],
  ["moat", 6, 30, 1200, 600, 1200, 6, "wave-crest"],
  ["machine_gun_nest", 7, 25, 1400, 700, 1400, 7, "sentry-gun"],
  ["attack_dog", 8, 20, 1600, 800, 1600, 8, "sniffing-dog"],
  ["missile_tower", 9, 30, 1800, 900, 1800, 9, "missile-launcher"],
  ["mine_field", 10, 100, 2000, 1000, 2000, 10, "minefield"],
] as const satisfies readonly Row[];

export type AttackUnitId = (typeof attackRows)[number][0];
export type DefenseUnitId = (typeof defenseRows)[number][0];
export type UnitId = AttackUnitId | DefenseUnitId;

/** The ten units of each side by position (spec §9). */
export const UNITS: Readonly<Record<Side, readonly UnitInfo[]>> = {
  attack: attackRows.map(unit),
  defense: defenseRows.map(unit),
};

/** Indexes (0-based) that strike once and are left out of displayed power (spec §9, rules §11). */
export const ONE_STRIKE_INDEXES = [4, 9] as const;
