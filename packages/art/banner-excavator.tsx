import type { ReactElement } from "react";
import { BANNER, type DrawBanner, gear, hangingLamp, room } from "./banner.ts";
import { type BannerProps, DeskBanner } from "./desk-banner.tsx";
import { EMBER_CORE } from "./light.ts";
import {
  BARK,
  BRASS,
  CHROME,
  COAL,
  GIRDER,
  IRON,
  PLANK,
  RUST,
  SILVER,
  SOOT,
  TIMBER,
  ZINC,
} from "./materials.ts";
import type { Stage } from "./stage.ts";
import { block, lamp } from "./works.ts";

const PAINT = "#c98736";
/** Height of the bench. */
const TOP = 84;

/** Tools on their board: pickaxe, wrench, hammer, saw blade. */
function toolBoard(stage: Stage, x: number): void {
  const { pen } = stage;
  const steel = (lit: number): string => stage.tone(SILVER, lit);
  pen.rect(stage.tone(BARK, 0.75), x - 6, 8, 236, 62);
  for (let u = 0; u < 17; u++)
    for (let v = 0; v < 4; v++) pen.disc(stage.tone(SOOT, 0.4), x + 4 + u * 13.5, 17 + v * 15, 1.1);
  pen.line(stage.tone(PLANK, 0.8), 4, [x + 30, 18, x + 30, 64]);
  pen.path(`M${x + 4} 27Q${x + 30} 8 ${x + 56} 27l-3 2Q${x + 30} 16 ${x + 7} 29Z`, {
    fill: steel(0.8),
  });
  pen.line(steel(0.6), 5, [x + 84, 30, x + 84, 62]);
  pen.ring(steel(0.75), 4.6, x + 84, 22, 6);
  pen.rect(stage.tone(BARK, 0.75), x + 81, 12, 6, 9);
  pen.line(stage.tone(PLANK, 0.8), 4.4, [x + 122, 26, x + 122, 64]);
  pen.rect(steel(0.5), x + 108, 16, 28, 11);
  pen.rect(steel(1.2), x + 108, 16, 28, 2.4);
  gear(stage, x + 176, 40, 23, 14, ZINC);
}

/** A conical drill that lies on the bench, its tip to the left. */
function drill(stage: Stage, x: number): void {
  const { pen } = stage;
  const y = TOP - 14;
  pen.poly(stage.tone(CHROME, 0.3), [x - 52, y + 1, x, y, x, y + 14]);
  pen.poly(stage.tone(CHROME, 0.95), [x - 52, y, x, y - 14, x, y + 3]);
  for (let i = 1; i < 6; i++) {
    const [u, h] = [x - 52 + i * 9.4, i * 2.4];
    pen.line(stage.tone(SOOT, 0.5), 2, [u - 3, y - h, u + 4, y + h]);
  }
  pen.rect(stage.tone(IRON, 0.5), x, y - 10, 22, 20);
  pen.rect(stage.tone(CHROME, 1.1), x, y - 10, 22, 2.4);
  pen.rect(stage.tone(PAINT, 0.6), x + 22, y - 7, 12, 14);
}

/** The excavator's arm with its toothed bucket, let down from the right. */
function arm(stage: Stage): void {
  const { pen, side } = stage;
  const plate = (points: readonly number[], lit: number): void =>
    pen.poly(stage.tone(PAINT, lit), points);
  plate([982, -8, 982, 26, 848, 20, 842, 2], 0.45);
  plate([982, -8, 982, 2, 846, 6, 842, 0], 1);
  pen.line(stage.tone(SILVER, 1), 5, [940, 34, 876, 40]);
  pen.line(stage.tone(COAL, 0.6), 9, [968, 31, 932, 35]);
  plate([838, 4, 862, 10, 838, 62, 822, 58], 0.5);
  plate(
    side === 1 ? [854, 8, 862, 10, 838, 62, 832, 60] : [838, 4, 845, 6, 827, 59, 822, 58],
    1.05,
  );
  for (const [x, y, r] of [
    [850, 11, 9],
    [830, 60, 7],
  ] as const) {
    pen.disc(stage.tone(COAL, 0.4), x, y, r);
    pen.disc(stage.tone(CHROME, 1), x + side, y - 1, r * 0.5);
  }
  pen.path("M842 54L800 46Q778 62 784 82L800 86Q842 84 848 60Z", { fill: stage.tone(RUST, 0.55) });
  pen.path("M838 58L803 52Q789 62 791 76Q826 78 842 60Z", { fill: stage.tone(SOOT, 0.4) });
  pen.path("M842 54L800 46l-3 3L840 58Z", { fill: stage.tone(PAINT, 1.1) });
  for (let i = 0; i < 4; i++) {
    const [u, v] = [799 - i * 5.4, 48 + i * 10];
    pen.poly(stage.tone(SILVER, 1), [u, v, u - 14, v + 1, u - 2, v + 7]);
  }
}

/** Excavator Center: the bench with its parts, under the arm. */
const drawExcavatorBanner: DrawBanner = (stage) => {
  const { pen } = stage;
  room(stage, "#5c564e", COAL);
  for (let x = 0; x < BANNER.width; x += 120) {
    pen.rect(stage.tone(IRON, 0.3), x, 0, 7, TOP);
    pen.rect(stage.tone(IRON, 0.8), x + (stage.side === 1 ? 7 : -1.6), 0, 1.6, TOP);
  }
  toolBoard(stage, 306);
  hangingLamp(stage, 640, 18, EMBER_CORE);
  pen.rect(stage.tone(PLANK, 0.28), 0, TOP, BANNER.width, 28);
  for (let x = 40; x < BANNER.width; x += 150) {
    pen.rect(stage.tone(TIMBER, 0.5), x, TOP + 7, 120, 26);
    pen.rect(stage.tone(BRASS, 0.9), x + 50, TOP + 16, 20, 3);
  }
  pen.rect(stage.tone(PLANK, 1), 0, TOP, BANNER.width, 6);
  // Parts on the bench: a vise, gears, a drill, a crate.
  pen.poly(stage.tone(GIRDER, 0.4), [556, TOP, 562, TOP - 14, 592, TOP - 14, 598, TOP]);
  pen.rect(stage.tone(GIRDER, 0.6), 556, TOP - 28, 18, 16);
  pen.rect(stage.tone(GIRDER, 0.7), 582, TOP - 28, 14, 16);
  pen.rect(stage.tone(CHROME, 1.1), 556, TOP - 28, 18, 2);
  pen.line(stage.tone(SILVER, 0.9), 3, [596, TOP - 20, 614, TOP - 20]);
  pen.line(stage.tone(SILVER, 0.9), 2.6, [614, TOP - 29, 614, TOP - 11]);
  drill(stage, 694);
  gear(stage, 754, TOP - 20, 20, 12, BRASS);
  gear(stage, 732, TOP - 11, 11, 9, ZINC);
  block(stage, 902, TOP, 44, 26, TIMBER, 0, 0.24);
  arm(stage);
  lamp(stage, 906, 26, 3, EMBER_CORE);
};

export function ExcavatorBanner(props: BannerProps): ReactElement {
  return <DeskBanner name="excavator" draw={drawExcavatorBanner} {...props} />;
}
