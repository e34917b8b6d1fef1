import type { ReactElement } from "react";
import { BANNER, crystal, type DrawBanner, gear, hangingLamp, room } from "./banner.ts";
import { type BannerProps, DeskBanner } from "./desk-banner.tsx";
import { EMBER, EMBER_CORE } from "./light.ts";
import {
  BARK,
  BONE,
  BRASS,
  CHROME,
  COAL,
  GIRDER,
  PLANK,
  SILVER,
  SOOT,
  TIMBER,
} from "./materials.ts";
import type { Stage } from "./stage.ts";
import { lamp } from "./works.ts";

const WALL = "#3f4d52";
const BLUEPRINT = "#2f5878";
const TEAL = "#5fa58f";
const BOOKS = ["#7a2f2a", "#35566f", "#5a7a4e", "#86633f", "#6a5a86"];
/** Height of the bench. */
const TOP = 84;

/** Shelves of books and jars. */
function shelves(stage: Stage, x: number, w: number): void {
  const { pen, dice } = stage;
  pen.rect(stage.tone(BARK, 0.4), x - 5, 4, w + 10, TOP - 4);
  pen.rect(stage.tone(SOOT, 0.4), x, 8, w, TOP - 8);
  for (const y of [31, 56, 82]) {
    for (let u = x + 3; u < x + w - 9; ) {
      const [wide, high] = [dice.range(4, 8), dice.range(13, 19)];
      const color = BOOKS[dice.int(0, BOOKS.length - 1)] ?? BARK;
      pen.rect(stage.tone(color, 0.5), u, y - high, wide, high);
      pen.rect(stage.tone(BRASS, 0.8), u, y - high * 0.72, wide, 1.6);
      u += wide + (dice.chance(0.14) ? 9 : 1);
    }
    pen.rect(stage.tone(TIMBER, 0.95), x, y, w, 3);
  }
}

/** A drawing pinned to the wall, on blue or on white paper. */
function sheet(stage: Stage, x: number, y: number, w: number, h: number, paper: string): void {
  const { pen } = stage;
  pen.rect(stage.tone(SOOT, 0.2), x + 2, y + 3, w, h, 0.5);
  pen.rect(stage.tone(paper, 0.48), x, y, w, h);
  for (const u of [x + 4, x + w - 4]) pen.disc(stage.tone(BRASS, 1.2), u, y + 4, 1.8);
}

/** The plan of a drill in white lines. */
function drillPlan(stage: Stage, x: number, y: number): void {
  const { pen } = stage;
  sheet(stage, x, y, 104, 58, BLUEPRINT);
  const white = stage.tone(BONE, 1);
  for (let u = x + 13; u < x + 104; u += 13) pen.line(white, 0.6, [u, y, u, y + 58], 0.25);
  for (let v = y + 10; v < y + 58; v += 12) pen.line(white, 0.6, [x, v, x + 104, v], 0.25);
  pen.line(white, 1.6, [x + 18, y + 29, x + 58, y + 13, x + 58, y + 45, x + 18, y + 29]);
  for (const t of [0.3, 0.55, 0.8])
    pen.line(white, 1.2, [x + 18 + t * 40, y + 29 - t * 16, x + 24 + t * 34, y + 29 + t * 15]);
  pen.line(white, 1.6, [x + 58, y + 20, x + 78, y + 20, x + 78, y + 38, x + 58, y + 38]);
  pen.ring(white, 1.6, x + 86, y + 29, 8);
  pen.line(white, 1, [x + 18, y + 51, x + 78, y + 51]);
}

/** A chart of levels: five rising columns and the curve of their price. */
function levelChart(stage: Stage, x: number, y: number): void {
  const { pen } = stage;
  sheet(stage, x, y, 92, 62, BONE);
  const ink = stage.tone(COAL, 0.5);
  pen.line(ink, 1.6, [x + 11, y + 9, x + 11, y + 53, x + 84, y + 53]);
  for (let i = 0; i < 5; i++) {
    const h = 8 + i * 7;
    pen.rect(stage.tone(i < 3 ? TEAL : "#a8b0aa", 0.6), x + 17 + i * 13, y + 52 - h, 8, h);
  }
  pen.stroke(
    stage.tone("#b0413a", 0.8),
    2,
    `M${x + 15} ${y + 47}Q${x + 60} ${y + 42} ${x + 80} ${y + 12}`,
  );
}

/** A round flask over a flame; its charged liquid drips through a coil into a second one. */
function still(stage: Stage, x: number): void {
  const { pen, light, side } = stage;
  const glass = stage.tone(SILVER, 1);
  for (const u of [-15, 15])
    pen.line(stage.tone(GIRDER, 0.7), 2.4, [x + u * 1.2, TOP, x + u * 0.8, TOP - 19]);
  pen.line(stage.tone(GIRDER, 1), 2.4, [x - 15, TOP - 19, x + 15, TOP - 19]);
  pen.group({ className: "art-flicker" }, () =>
    pen.path(`M${x - 5} ${TOP - 2}q-3 -7 5 -14q8 7 5 14Z`, { fill: EMBER_CORE }),
  );
  pen.glow(EMBER, x, TOP - 36, 52, 0.4 + light.lamps * 0.3);
  pen.disc(glass, x, TOP - 36, 18, 18, 0.3);
  pen.path(`M${x - 16} ${TOP - 39}h32a17 17 0 0 1 -32 0Z`, { fill: EMBER });
  pen.path(`M${x - 12} ${TOP - 37}h24a13 12 0 0 1 -24 0Z`, { fill: EMBER_CORE, fillOpacity: 0.6 });
  pen.rect(glass, x - 4, TOP - 64, 8, 12, 0.45);
  pen.rect(stage.tone(BARK, 0.8), x - 5, TOP - 68, 10, 5);
  pen.disc(glass, x + side * 7, TOP - 43, 2.4, 5, 0.8);
  let coil = `M${x + 3} ${TOP - 58}L${x + 34} ${TOP - 62}`;
  for (let i = 0; i < 4; i++) coil += `q15 3 0 7q-15 3 0 7`;
  pen.stroke(glass, 2.6, coil, 0.75);
  pen.stroke(stage.tone(TEAL, 0.9), 2.4, `M${x + 34} ${TOP - 6}q10 3 22 -2`, 0.8);
  const u = x + 62;
  pen.poly(glass, [u - 4, TOP - 36, u + 4, TOP - 36, u + 19, TOP, u - 19, TOP], 0.3);
  pen.poly(stage.tone(TEAL, 1), [
    u - 10,
    TOP - 20,
    u + 10,
    TOP - 20,
    u + 17,
    TOP - 1,
    u - 17,
    TOP - 1,
  ]);
  pen.rect(glass, u - 6, TOP - 38, 12, 3, 0.8);
  pen.line(stage.tone(BONE, 1.2), 2, [u + side * 5, TOP - 26, u + side * 12, TOP - 6], 0.7);
}

/** A microscope of brass, its tube aslant. */
function microscope(stage: Stage, x: number): void {
  const { pen, side } = stage;
  pen.poly(stage.tone(COAL, 0.6), [x - 20, TOP, x - 15, TOP - 6, x + 17, TOP - 6, x + 22, TOP]);
  pen.stroke(stage.tone(BRASS, 0.5), 6, `M${x + 6} ${TOP - 7}q22 -14 2 -32`);
  pen.rect(stage.tone(CHROME, 0.9), x - 16, TOP - 17, 26, 3);
  pen.poly(stage.tone(BRASS, 0.55), [
    x - 10,
    TOP - 20,
    x - 3,
    TOP - 17,
    x + 18,
    TOP - 56,
    x + 8,
    TOP - 61,
  ]);
  pen.line(stage.tone(BRASS, 1.35), 2.4, [x - 6 + side, TOP - 22, x + 12 + side, TOP - 56]);
  pen.poly(stage.tone(SOOT, 0.7), [
    x + 8,
    TOP - 58,
    x + 18,
    TOP - 53,
    x + 21,
    TOP - 59,
    x + 11,
    TOP - 64,
  ]);
  pen.disc(stage.tone(BRASS, 1.2), x + 15, TOP - 28, 4);
}

/** A globe of the world in a brass ring, with a moon on its arm. */
function orrery(stage: Stage, x: number): void {
  const { pen, side } = stage;
  const y = 43;
  pen.poly(stage.tone(BRASS, 0.4), [x - 22, TOP, x - 14, TOP - 6, x + 14, TOP - 6, x + 22, TOP]);
  pen.rect(stage.tone(BRASS, 0.7), x - 3, y, 6, TOP - y - 5);
  pen.disc(stage.tone("#35566f", 0.35), x, y, 25);
  pen.disc(stage.tone("#41678c", 0.8), x + side * 4, y - 4, 19);
  pen.blob(stage.tone("#8f8a58", 0.8), [
    x - 14,
    y - 12,
    x + 2,
    y - 18,
    x + 8,
    y - 4,
    x - 4,
    y + 6,
    x - 16,
    y,
  ]);
  pen.blob(stage.tone("#8f8a58", 0.6), [
    x + 4,
    y + 6,
    x + 17,
    y + 2,
    x + 14,
    y + 15,
    x + 4,
    y + 18,
  ]);
  pen.ring(stage.tone(BRASS, 0.9), 3, x, y, 30);
  pen.stroke(stage.tone(BRASS, 1.3), 2, `M${x - 48} ${y + 14}Q${x} ${y + 34} ${x + 48} ${y - 14}`);
  pen.disc(stage.tone(SILVER, 0.5), x + 48, y - 14, 7);
  pen.disc(stage.tone(SILVER, 1.2), x + 48 + side * 2, y - 16, 4);
  pen.disc(stage.tone(BRASS, 1), x - 48, y + 14, 4);
}

/** Research: the bench of a laboratory, below its charts. */
const drawResearchBanner: DrawBanner = (stage) => {
  const { pen } = stage;
  room(stage, WALL, BARK);
  for (let x = 24; x < BANNER.width; x += 56) pen.rect(stage.tone(WALL, 0.14), x, 0, 1.8, TOP, 0.7);
  pen.rect(stage.tone(TIMBER, 0.5), 0, 72, BANNER.width, 3);
  shelves(stage, 306, 136);
  drillPlan(stage, 460, 6);
  levelChart(stage, 668, 5);
  hangingLamp(stage, 796, 13, EMBER_CORE);
  pen.rect(stage.tone(PLANK, 0.28), 0, TOP, BANNER.width, 28);
  for (let x = 40; x < BANNER.width; x += 118) {
    pen.rect(stage.tone(TIMBER, 0.5), x, TOP + 8, 96, 26);
    pen.disc(stage.tone(BRASS, 1), x + 48, TOP + 17, 3);
  }
  pen.rect(stage.tone(PLANK, 1), 0, TOP, BANNER.width, 6);
  // On the bench: rolled plans, the still, a microscope, parts, the globe.
  for (const [x, y] of [
    [478, 5],
    [492, 5],
    [485, 15],
  ] as const) {
    pen.rect(stage.tone(BONE, 0.6), x, TOP - y - 5, 44, 10);
    pen.disc(stage.tone(BONE, 1.1), x + 44, TOP - y, 3, 5);
    pen.disc(stage.tone(BARK, 0.5), x + 44, TOP - y, 1.4, 2.4);
  }
  still(stage, 588);
  microscope(stage, 788);
  gear(stage, 738, TOP - 15, 15, 12, BRASS);
  crystal(stage, 698, TOP, 22, EMBER);
  crystal(stage, 712, TOP, 14, EMBER);
  orrery(stage, 876);
  lamp(stage, 946, TOP - 12, 2.6, EMBER_CORE);
  pen.rect(stage.tone(BRASS, 0.8), 942, TOP - 8, 8, 8);
};

export function ResearchBanner(props: BannerProps): ReactElement {
  return <DeskBanner name="research" draw={drawResearchBanner} {...props} />;
}
