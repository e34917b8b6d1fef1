import { rock, shadow } from "./growth.ts";
import { EMBER } from "./light.ts";
import {
  BRASS,
  CHROME,
  COAL,
  GIRDER,
  IRON,
  SILVER,
  SOOT,
  STONE,
  TIMBER,
  UMBER,
} from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, lamp, lampPost, truss, windows, worker } from "./works.ts";

/** Excavator Center: the bucket-wheel excavator. */
export function drawExcavator(stage: Stage): void {
  const { pen, dice, side } = stage;
  const y = FLOOR + 22;
  const [dark, lit] = [stage.tone(TIMBER, 0.3), stage.tone(BRASS, 1)];
  const paint = "#c98736";
  for (let i = 0; i < 4; i++)
    pen.poly(stage.tone(UMBER, 0.3 + (i % 2) * 0.4), [
      20 + i * 14,
      y - i * 24 + 10,
      30,
      y - 28 - i * 24,
      210 - i * 34,
      y - 28 - i * 24,
      250 - i * 36,
      y - i * 24 + 10,
    ]);
  shadow(stage, 500, y + 6, 620);
  const mast: [number, number] = [560, y - 330];
  truss(stage, [560, y - 110, 64], [mast[0], mast[1], 16], 8, dark, 4);
  pen.line(lit, 2.4, [592, y - 110, 568, y - 330]);
  const boom: [number, number] = [236, y - dice.range(120, 150)];
  truss(stage, [540, y - 130, 44], [boom[0], boom[1], 20], 11, stage.tone(paint, 0.4), 4);
  pen.line(lit, 2.6, [536, y - 153, boom[0], boom[1] - 10]);
  truss(stage, [590, y - 130, 40], [850, y - 196, 24], 9, stage.tone(paint, 0.4), 4);
  pen.line(lit, 2.6, [590, y - 150, 850, y - 208]);
  block(stage, 800, y - 176, 74, 64, STONE, 0, 0.3);
  for (const to of [boom, [380, y - 140], [850, y - 206], [720, y - 170]] as const)
    pen.line(stage.tone(SOOT, 0.2), 2, [...mast, ...to]);
  const [wx, wy, r] = [boom[0] - 14, boom[1] + 12, dice.range(84, 96)];
  pen.group({ className: "art-turn" }, () => {
    pen.disc("none", wx, wy, r * 1.3);
    pen.ring(stage.tone(IRON, 0.4), 12, wx, wy, r * 0.78);
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2;
      pen.line(stage.tone(GIRDER, 0.6), 5, [
        wx,
        wy,
        wx + Math.cos(a) * r * 0.8,
        wy + Math.sin(a) * r * 0.8,
      ]);
    }
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2;
      const at = (k: number, d: number): [number, number] => [
        wx + Math.cos(a + d) * r * k,
        wy + Math.sin(a + d) * r * k,
      ];
      pen.poly(stage.tone(paint, 0.8), [
        ...at(0.82, -0.2),
        ...at(1.16, -0.24),
        ...at(1.1, 0.16),
        ...at(0.84, 0.2),
      ]);
    }
    pen.ring(lit, 2.6, wx, wy, r * 0.86);
  });
  pen.disc(stage.tone(COAL, 0.4), wx, wy, 18);
  pen.disc(lit, wx + side * 3, wy - 3, 8);
  block(stage, 470, y - 66, 230, 74, paint, 0, 0.2);
  windows(stage, 486, y - 126, 5, 1, 32, 20, 22, 22);
  block(stage, 500, y - 140, 84, 52, SILVER, 0, 0.3);
  windows(stage, 508, y - 182, 2, 1, 26, 20, 20, 24);
  pen.rect(stage.tone(COAL, 0.4), 500, y - 68, 160, 30);
  for (const [x, w] of [
    [420, 150],
    [600, 160],
  ] as const) {
    pen.path(`M${x + 20} ${y - 40}h${w - 40}l20 20l-16 24h${-w + 32}l-16 -24Z`, {
      fill: stage.tone(SOOT, 0.5),
    });
    for (let i = 0; i < 5; i++) {
      pen.disc(stage.tone(GIRDER, 0.7), x + 24 + i * ((w - 48) / 4), y - 14, 11);
      pen.disc(stage.tone(SOOT, 0.4), x + 24 + i * ((w - 48) / 4), y - 14, 5);
    }
    pen.line(stage.tone(CHROME, 1), 2, [x + 22, y - 41, x + w - 22, y - 41]);
  }
  for (const [u, v] of [
    [560, 336],
    [236, 170],
    [850, 214],
    [700, 146],
  ] as const)
    lamp(stage, u, y - v, 3.4, u === 560 ? "#ff5a3d" : EMBER);
  for (let i = 0; i < 9; i++)
    rock(
      stage,
      dice.range(120, 420),
      y + dice.range(2, 30),
      dice.range(24, 60),
      dice.range(14, 36),
      UMBER,
    );
  worker(stage, 400, y + 26, 24);
  lampPost(stage, 770, y + 26, 70);
}
