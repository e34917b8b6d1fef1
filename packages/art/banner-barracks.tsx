import type { ReactElement } from "react";
import { BANNER, BANNER_FLOOR, type DrawBanner, room } from "./banner.ts";
import { type BannerProps, DeskBanner } from "./desk-banner.tsx";
import { EMBER, EMBER_CORE } from "./light.ts";
import { BARK, BRASS, CHROME, COAL, IRON, MARL, PLANK, SILVER, SOOT, TIMBER } from "./materials.ts";
import type { Stage } from "./stage.ts";
import { lamp } from "./works.ts";

/** The wall: courses of stone with a few lit ones, and merlons along its top. */
function stones(stage: Stage): void {
  const { pen, dice } = stage;
  for (let r = 0; r < 5; r++)
    for (let x = (r % 2) * -20; x < BANNER.width; x += 40) {
      if (dice.chance(0.42)) continue;
      pen.rect(stage.tone(MARL, dice.range(0.24, 0.46)), x + 1, 20 + r * 15, 37, 13);
    }
  for (let x = 4; x < BANNER.width; x += 58) {
    pen.rect(stage.tone(MARL, 0.5), x, 2, 32, 18);
    pen.rect(stage.tone(MARL, 1.05), x, 2, 32, 2.4);
    pen.rect(stage.tone(MARL, 0.2), stage.side === 1 ? x : x + 27, 2, 5, 18);
  }
  pen.rect(stage.tone(MARL, 0.95), 0, 19, BANNER.width, 2.4);
}

/** The gate; `open` is the share of its height that the portcullis leaves free. */
function gateway(stage: Stage, x: number, open: number): void {
  const { pen, light } = stage;
  const [w, h, y] = [86, 74, BANNER_FLOOR];
  pen.path(`M${x - w / 2 - 14} ${y}v${-h + 20}a${w / 2 + 14} 44 0 0 1 ${w + 28} 0v${h - 20}Z`, {
    fill: stage.tone(MARL, 0.62),
  });
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (1 + (i + 0.5) / 9);
    pen.line(stage.tone(MARL, 0.2), 1.6, [
      x + Math.cos(a) * 44,
      y - h + 22 + Math.sin(a) * 31,
      x + Math.cos(a) * 57,
      y - h + 20 + Math.sin(a) * 42,
    ]);
  }
  pen.path(`M${x - w / 2} ${y}v${-h + 24}a${w / 2} 32 0 0 1 ${w} 0v${h - 24}Z`, {
    fill: "#16100e",
  });
  pen.glow(EMBER, x, y - 14, 52, 0.5 + light.lamps * 0.35, 46);
  pen.glow(EMBER_CORE, x, y - 10, 30, 0.75, 22);
  pen.glow(EMBER, x, y + 4, 96, 0.4 * light.lamps, 12);
  const low = y - (h - 26) * open;
  for (let i = 1; i < 8; i++) {
    const u = x - w / 2 + (i * w) / 8;
    pen.line("#14161a", 3, [u, y - h + 6, u, low]);
    pen.poly("#14161a", [u - 3, low, u + 3, low, u, low + 6]);
  }
  for (let v = y - h + 14; v < low; v += 14) pen.line("#14161a", 2.4, [x - w / 2, v, x + w / 2, v]);
}

/** A swallow-tailed banner on the wall with a device. */
function banner(stage: Stage, x: number, color: string): void {
  const { pen, side } = stage;
  pen.rect(stage.tone(TIMBER, 0.9), x - 17, 24, 34, 3);
  pen.poly(stage.tone(color, 0.6), [x - 14, 27, x + 14, 27, x + 14, 76, x, 67, x - 14, 76]);
  pen.poly(
    stage.tone(color, 1),
    side === 1
      ? [x + 5, 27, x + 14, 27, x + 14, 76, x + 5, 70]
      : [x - 14, 27, x - 5, 27, x - 5, 70, x - 14, 76],
  );
  pen.poly(stage.tone(BRASS, 1.1), [x, 36, x + 8, 46, x, 58, x - 8, 46]);
  pen.poly(stage.tone(SOOT, 0.5), [x, 42, x + 3.6, 46.5, x, 52, x - 3.6, 46.5]);
}

/** A rack of spears, with a few helmets below. */
function spears(stage: Stage, x: number, n: number): void {
  const { pen, side } = stage;
  const w = n * 17;
  for (let i = 0; i < n; i++) {
    const u = x + 10 + i * 17;
    const top = 30 + ((i * 5) % 3) * 3;
    pen.line(stage.tone(PLANK, 0.7), 2.8, [u, BANNER_FLOOR, u + 2, top]);
    pen.poly(stage.tone(SILVER, 0.5), [u - 3, top + 2, u + 2, top - 14, u + 7, top + 2]);
    pen.poly(stage.tone(SILVER, 1.25), [
      u + 2,
      top + 2,
      u + 2,
      top - 14,
      u + 2 + side * 5,
      top + 2,
    ]);
    pen.rect(stage.tone("#8c2f3b", 0.8), u - 1, top + 3, 6, 4);
  }
  for (const y of [50, 82]) {
    pen.rect(stage.tone(BARK, 0.5), x - 4, y, w + 8, 5);
    pen.rect(stage.tone(TIMBER, 1), x - 4, y, w + 8, 1.6);
  }
  for (const u of [x - 6, x + w + 1])
    pen.rect(stage.tone(TIMBER, 0.7), u, 42, 5, BANNER_FLOOR - 40);
}

/** Tower shields leaning in a row. */
function shields(stage: Stage, x: number, n: number): void {
  const { pen, side } = stage;
  for (let i = 0; i < n; i++) {
    const [u, y] = [x + i * 34, BANNER_FLOOR + 4];
    pen.path(`M${u - 15} ${y}v-48q15 -12 30 0v48Z`, { fill: stage.tone(IRON, 0.4) });
    pen.path(`M${u - 12} ${y - 3}v-43q12 -9 24 0v43Z`, {
      fill: stage.tone(i % 2 ? "#35566f" : "#41678c", 0.7),
    });
    pen.rect(stage.tone(CHROME, 1), u + side * 9 - 1.4, y - 46, 2.8, 43);
    pen.rect(stage.tone(BRASS, 0.8), u - 12, y - 27, 24, 3);
    pen.disc(stage.tone(BRASS, 0.5), u, y - 26, 7);
    pen.disc(stage.tone(BRASS, 1.3), u + side * 1.6, y - 27.6, 3.6);
  }
}

/** A brazier with its fire. */
function brazier(stage: Stage, x: number): void {
  const { pen, light } = stage;
  const y = BANNER_FLOOR + 2;
  pen.glow(EMBER, x, y - 36, 74, 0.35 + light.lamps * 0.35, 56);
  for (const u of [-10, 10]) pen.line(stage.tone(COAL, 0.6), 2.6, [x + u, y, x - u * 0.3, y - 20]);
  pen.group({ className: "art-flicker" }, () => {
    pen.path(`M${x - 12} ${y - 30}q-4 -12 5 -20q0 7 4 8q-2 -14 7 -20q-1 12 6 17q6 7 2 15Z`, {
      fill: EMBER,
    });
    pen.path(`M${x - 6} ${y - 30}q-2 -7 4 -12q3 5 5 -3q5 7 4 15Z`, { fill: EMBER_CORE });
  });
  pen.path(`M${x - 15} ${y - 31}h30q-3 13 -15 13t-15 -13Z`, { fill: stage.tone(COAL, 0.5) });
  pen.rect(stage.tone(CHROME, 0.8), x - 16, y - 32, 32, 2.4);
}

/**
 * The barracks' gate with racks: spears and an open gate to attack, shields and a shut one to
 * defend.
 */
function barracks(side: "attack" | "defense"): DrawBanner {
  return (stage) => {
    room(stage, MARL, "#5c5248");
    stones(stage);
    const color = side === "attack" ? "#8c2f3b" : "#2f5878";
    for (const x of [310, 420]) banner(stage, x, color);
    if (side === "attack") spears(stage, 486, 9);
    else shields(stage, 500, 5);
    brazier(stage, 694);
    gateway(stage, 830, side === "attack" ? 0.72 : 0.06);
    for (const x of [758, 902]) lamp(stage, x, 44, 3, EMBER_CORE);
    banner(stage, 930, color);
  };
}

const drawAttack = barracks("attack");
const drawDefense = barracks("defense");

export function AttackBanner(props: BannerProps): ReactElement {
  return <DeskBanner name="attack" draw={drawAttack} {...props} />;
}

export function DefenseBanner(props: BannerProps): ReactElement {
  return <DeskBanner name="defense" draw={drawDefense} {...props} />;
}
