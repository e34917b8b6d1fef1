import type { FieldType } from "@emberlode/game";
import { drawAdit } from "./cave-adit.ts";
import { drawArch } from "./cave-arch.ts";
import { drawCliffMouth } from "./cave-cliff.ts";
import { drawSinkhole } from "./cave-sinkhole.ts";
import { diceOf } from "./dice.ts";
import { drawGeysers } from "./energy-geysers.ts";
import { drawRift } from "./energy-rift.ts";
import { drawTowers } from "./energy-towers.ts";
import { drawVents } from "./energy-vents.ts";
import { drawCraneYard } from "./factory-crane-yard.ts";
import { drawFoundry } from "./factory-foundry.ts";
import { drawGasworks } from "./factory-gasworks.ts";
import { drawHalls } from "./factory-halls.ts";
import { drawFarRidges, drawForeground, drawGround, drawNearRidge } from "./land.ts";
import { drawLanterns, lanternLight } from "./lanterns.ts";
import { EMBER } from "./light.ts";
import { drawConveyor } from "./metal-conveyor.ts";
import { drawMine } from "./metal-mine.ts";
import { drawPit } from "./metal-pit.ts";
import { drawRailSpur } from "./metal-rail.ts";
import type { SceneState } from "./place.ts";
import { drawSky } from "./sky.ts";
import { HORIZON, layer, mirrored, type Stage, stageOf } from "./stage.ts";
import { drawBank } from "./subject-bank.ts";
import { drawBase } from "./subject-base.ts";
import { drawCasino } from "./subject-casino.ts";
import { drawExcavator } from "./subject-excavator.ts";
import { drawExchange } from "./subject-exchange.ts";
import { drawForest, type Variant } from "./subject-forest.ts";
import { drawMarket } from "./subject-market.ts";
import { drawMemorial } from "./subject-memorial.ts";
import { drawMirage } from "./subject-mirage.ts";
import { drawVein } from "./vein.ts";
import { dunes, flats, mesas } from "./waste-dry.ts";
import { marsh, wreck } from "./waste-lost.ts";

/** Draws one of the variants of a field type. */
type DrawComposition = (stage: Stage) => void;

/** Draws the composition of a cell: it varies between neighbors, and is stable for each cell. */
function drawComposition(
  stage: Stage,
  { type, x, y }: SceneState,
  compositions: readonly DrawComposition[],
): void {
  const pick = diceOf(`composition ${type} ${x},${y}`).int(0, compositions.length - 1);
  compositions[pick]?.(stage);
}

/** Distant chimneys, pylons and lights, with the glow of furnaces on the sky. */
function drawFarWorks(stage: Stage, y: number): void {
  const { dice, light, pen, width } = stage;
  const x = dice.range(0.1, 0.8) * width;
  pen.glow(EMBER, x + 40, y, width * 0.3, 0.38 * light.lamps, stage.height * 0.17);
  const color = stage.tone("#3a4450", 0.15, 0.62);
  const lamps: number[] = [];
  // A new roll for each: a single one would redraw every field.
  for (let i = 0; i < dice.int(3, 6); i++) {
    const [cx, h] = [x + i * dice.range(14, 24), dice.range(18, 52)];
    pen.poly(color, [cx - 3, y, cx - 2, y - h, cx + 2, y - h, cx + 3, y]);
    pen.rect(color, cx - 4, y - h * 0.4, dice.range(10, 24), h * 0.5);
    lamps.push(cx, y - h);
  }
  for (let i = 0; i < lamps.length; i += 2) {
    pen.line(EMBER, 2.6, [(lamps[i] ?? 0) + 4, y - 8], light.lamps);
    pen.line("#ff5a3d", 2.2, [lamps[i] ?? 0, lamps[i + 1] ?? 0], light.lamps);
  }
}

/** Ground colors per field type: the soil, then the growth and stones in front. */
export const GROUNDS: Readonly<Record<FieldType, readonly [soil: string, growth: string]>> = {
  base: ["#7b7158", "#5d6244"],
  factory: ["#6d6660", "#4f4c48"],
  forest: ["#566145", "#3d5138"],
  cave: ["#67625c", "#4c4a46"],
  waste: ["#a08563", "#6d5a43"],
  market: ["#7a6552", "#574636"],
  bank: ["#85827b", "#57614a"],
  memorial: ["#5f7056", "#3f5640"],
  casino: ["#5f5468", "#453c4c"],
  metal: ["#69686a", "#4a4e52"],
  energy: ["#5c4a42", "#3f3532"],
  web: ["#6b7274", "#4d5554"],
  mirage: ["#c79c66", "#8d6d45"],
  euc: ["#866a50", "#5d4a39"],
};

const CAVES: readonly DrawComposition[] = [drawCliffMouth, drawSinkhole, drawArch, drawAdit];

/** Cave: a mouth in a cliff, a sinkhole, a rock arch or an old adit. */
export function drawCave(stage: Stage, place: SceneState): void {
  drawComposition(stage, place, CAVES);
}

const VENTS: readonly DrawComposition[] = [drawVents, drawGeysers, drawTowers, drawRift];

/** Geothermal Vent: cones, geysers, a station under cooling towers or a rift with its turbines. */
export function drawEnergy(stage: Stage, place: SceneState): void {
  drawComposition(stage, place, VENTS);
}

const FACTORIES: readonly DrawComposition[] = [drawHalls, drawGasworks, drawFoundry, drawCraneYard];

/** Factory: saw-tooth halls, a gasworks, a foundry or a crane yard. */
export function drawFactory(stage: Stage, place: SceneState): void {
  drawComposition(stage, place, FACTORIES);
}

const DEPOSITS: readonly DrawComposition[] = [drawMine, drawPit, drawRailSpur, drawConveyor];

/** Mineral Deposit: a mine, an open pit, a loading spur or a dump under its conveyor. */
export function drawMetal(stage: Stage, place: SceneState): void {
  drawComposition(stage, place, DEPOSITS);
}

const WASTES: Readonly<Record<Variant, (stage: Stage) => void>> = {
  1: dunes,
  2: flats,
  3: mesas,
  4: wreck,
  5: marsh,
};

/** Wasteland in five kinds: dunes, cracked flats, mesas, wreckage, ash marsh. */
function drawWaste(stage: Stage, variant: Variant): void {
  WASTES[variant](stage);
}

const SUBJECTS: Readonly<Record<FieldType, (stage: Stage, place: SceneState) => void>> = {
  base: (stage, { baseImage }) => drawBase(stage, baseImage),
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
  web: drawExchange,
  mirage: drawMirage,
  euc: drawExcavator,
};

/** Draws the whole landscape of a field: sky, ridges, ground, subject, foreground. */
export function composeField(id: string, place: SceneState): Stage {
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
  if (lit) drawLanterns(stage, place.baseImage);
  layer(stage, "front");
  drawForeground(stage, growth);
  return stage;
}
