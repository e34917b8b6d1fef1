/** Techs of both sides (spec §9); each is paid in metal and in energy alike. */
import type { Side } from "./units.ts";

export interface TechInfo {
  name: string;
  /** Price in metal and again in energy. */
  cost: number;
}

const attack = [
  { name: "Metal Work", cost: 0 },
  { name: "Fletching", cost: 100 },
  { name: "Swordsmanship", cost: 300 },
  { name: "Gunpowder", cost: 500 },
  { name: "Sacrifice Spirit", cost: 700 },
  { name: "Flammable Liquids", cost: 1000 },
  { name: "Fast Firing Mechanism", cost: 1200 },
  { name: "Heavy Objects Acceleration", cost: 1500 },
  { name: "Long Range Projectiles", cost: 1800 },
  { name: "Camouflage Training", cost: 2000 },
] as const satisfies readonly TechInfo[];

const defense = [
  { name: "Masonry", cost: 0 },
  { name: "Ramparts", cost: 100 },
  { name: "Earthworks Engineering", cost: 300 },
  { name: "Ranged Flame Experiments", cost: 500 },
  { name: "Camouflage Research", cost: 700 },
  { name: "Aquatics Engineering", cost: 1000 },
  { name: "Automated Firing Mechanism", cost: 1200 },
  { name: "Dog Training", cost: 1500 },
  { name: "Long Range Explosives", cost: 1800 },
  { name: "Pressure Activated Explosives", cost: 2000 },
] as const satisfies readonly TechInfo[];

/** The ten techs of each side in order; index 0 is always owned (spec §2, §9). */
export const TECHS: Readonly<Record<Side, readonly TechInfo[]>> = { attack, defense };

/** Extra strength in battle that Ramparts (defence tech 2) gives Walls and Marksmen (rules §10). */
export const RAMPARTS_BONUS = 0.25;
