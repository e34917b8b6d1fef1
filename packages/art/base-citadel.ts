import { banner } from "./base-camp.ts";
import { beacon, cone, gate, hill, keep, spire, stack, tower, wall } from "./base-fort.ts";
import type { BaseLayout } from "./base-structure.ts";

/** The citadel of the top player, also shown on the home page. */
export const CITADEL: BaseLayout = [
  [hill, 0, 8, 1220, 290],
  [stack, 370, 220, 50, 270, 1],
  [spire, 290, 250, 96, 300, 1],
  [spire, 150, 270, 112, 410, 1],
  [beacon, 0, 768, 76, 330],
  [spire, 0, 270, 164, 490],
  [keep, 0, 268, 340, 170],
  [cone, 230, 260, 96, 280, 1],
  [wall, 0, 252, 800, 96],
  [tower, 400, 220, 112, 240, 1],
  [gate, 0, 252, 92, 98],
  [banner, 400, 480, 70, 110, 1],
  [wall, 0, 120, 900, 84],
  [gate, 0, 120, 84, 84],
  [wall, 0, 0, 1060, 90],
  [tower, 540, -10, 120, 220, 1],
  [tower, 170, -6, 90, 150, 1],
  [gate, 0, 0, 112, 112],
  [banner, 170, 160, 60, 100, 1],
];
