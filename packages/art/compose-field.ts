import type { FieldType } from "@emberlode/game";
import { drawFarWorks } from "./far-works.ts";
import { GROUNDS } from "./field-palette.ts";
import { drawFarRidges, drawForeground, drawGround, drawNearRidge } from "./land.ts";
import { drawLanterns, lanternLight } from "./lanterns.ts";
import type { Place } from "./place.ts";
import { drawSky } from "./sky.ts";
import { HORIZON, layer, mirrored, type Stage, stageOf } from "./stage.ts";
import { drawBank } from "./subject-bank.ts";
import { drawBase } from "./subject-base.ts";
import { drawCasino } from "./subject-casino.ts";
import { drawCave } from "./subject-cave.ts";
import { drawEnergy } from "./subject-energy.ts";
import { drawExcavator } from "./subject-excavator.ts";
import { drawFactory } from "./subject-factory.ts";
import { drawForest } from "./subject-forest.ts";
import { drawMarket } from "./subject-market.ts";
import { drawMemorial } from "./subject-memorial.ts";
import { drawMetal } from "./subject-metal.ts";
import { drawMirage } from "./subject-mirage.ts";
import { drawWaste } from "./subject-waste.ts";
import { drawWeb } from "./subject-web.ts";
import { drawVein } from "./vein.ts";

const SUBJECTS: Readonly<Record<FieldType, (stage: Stage, place: Place) => void>> = {
  base: (stage, { baseStage }) => drawBase(stage, baseStage),
  factory: drawFactory,
  forest: (stage, { variant }) => drawForest(stage, variant),
  cave: drawCave,
  waste: (stage, { variant }) => drawWaste(stage, variant),
  market: drawMarket,
  bank: drawBank,
  memorial: drawMemorial,
  casino: drawCasino,
  metal: drawMetal,
  energy: drawEnergy,
  web: drawWeb,
  mirage: drawMirage,
  euc: drawExcavator,
};

/** Draws the whole landscape of a field: sky, ridges, ground, the thing, the near frame. */
export function composeField(id: string, place: Place): Stage {
  const { type, x, y, sky, spent, variant, vein, lit } = place;
  const light = lit ? lanternLight(sky.light) : sky.light;
  const stage = stageOf({ id, seed: `${x},${y},${type}`, sky, light, spent });
  const burned = type === "forest" && variant === 4;
  const [soil, growth] = burned ? ["#4d4540", "#2f2a28"] : GROUNDS[type];
  drawSky(stage, HORIZON);
  layer(stage, "ridges");
  drawFarRidges(stage, HORIZON);
  drawFarWorks(stage, HORIZON + 6);
  drawNearRidge(stage, HORIZON);
  layer(stage, "ground");
  drawGround(stage, soil, HORIZON);
  layer(stage, "subject");
  mirrored(stage, stage.dice.chance(0.5), () => SUBJECTS[type](stage, place));
  layer(stage, "vein");
  if (vein) drawVein(stage, type);
  if (lit) drawLanterns(stage, place.baseStage);
  layer(stage, "front");
  drawForeground(stage, growth);
  return stage;
}
