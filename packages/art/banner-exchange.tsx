import type { ReactElement } from "react";
import { BANNER, coinStack, crystal, type DrawBanner, hangingLamp, ingot, room } from "./banner.ts";
import { type BannerProps, DeskBanner } from "./desk-banner.tsx";
import { EMBER, EMBER_CORE, STEEL } from "./light.ts";
import { BARK, BONE, BRASS, COAL, PLANK, SOOT, TIMBER } from "./materials.ts";
import type { Stage } from "./stage.ts";
import { lamp } from "./works.ts";

/** Height of the counter. */
const TOP = 84;

/** An arched window of a teller, with bars before a lit room. */
function window(stage: Stage, x: number): void {
  const { pen, light } = stage;
  pen.path(`M${x - 42} ${TOP}v-40a42 36 0 0 1 84 0v40Z`, { fill: stage.tone(BARK, 0.9) });
  pen.path(`M${x - 36} ${TOP}v-38a36 31 0 0 1 72 0v38Z`, { fill: stage.tone(SOOT, 0.4) });
  pen.glow("#e0a24a", x, 62, 46, 0.4 + light.lamps * 0.4, 42);
  for (let i = -2; i <= 2; i++)
    pen.line(stage.tone(BRASS, 0.9), 1.8, [
      x + i * 13,
      TOP,
      x + i * 13,
      44 - (i % 2 ? 20 : 26) + Math.abs(i) * 5,
    ]);
  for (const y of [48, 70]) pen.line(stage.tone(BRASS, 1.1), 1.8, [x - 34, y, x + 34, y]);
  pen.rect(stage.tone(SOOT, 0.2), x - 16, 72, 32, 12);
}

/** The rates board: bars that rise and fall. */
function board(stage: Stage, x: number, w: number): void {
  const { pen, dice, light } = stage;
  pen.rect(stage.tone(COAL, 0.7), x - 4, 8, w + 8, 34);
  pen.rect("#0a1413", x, 11, w, 28);
  let h = 12;
  for (let u = x + 5; u < x + w - 6; u += 9) {
    h = Math.min(23, Math.max(4, h + dice.range(-7, 7)));
    const up = dice.chance(0.7);
    pen.rect(up ? "#7fe0c0" : EMBER, u, 37 - h, 5, h, 0.55 + light.lamps * 0.4);
  }
}

/** A balance: metal on one pan, a charged crystal on the other. */
function balance(stage: Stage, x: number): void {
  const { pen, side } = stage;
  const brass = (lit: number): string => stage.tone(BRASS, lit);
  const [top, tilt] = [22, 5];
  pen.poly(brass(0.4), [x - 26, TOP, x - 18, TOP - 8, x + 18, TOP - 8, x + 26, TOP]);
  pen.rect(brass(1.1), x - 18, TOP - 9, 36, 2);
  pen.poly(brass(0.5), [x - 4, TOP - 8, x - 2.4, top, x + 2.4, top, x + 4, TOP - 8]);
  pen.rect(brass(1.3), x + (side === 1 ? 0.6 : -2.6), top, 2, TOP - top - 8);
  for (const [k, dy] of [
    [-1, tilt],
    [1, -tilt],
  ] as const) {
    const [u, v] = [x + k * 62, top + dy];
    pen.line(stage.tone(SOOT, 0.8), 1.2, [u - 24, v + 34, u, v, u + 24, v + 34]);
    pen.path(`M${u - 28} ${v + 33}h56q-6 13 -28 13t-28 -13Z`, { fill: brass(0.45) });
    pen.rect(brass(1.25), u - 28, v + 32, 56, 2.2);
  }
  for (const [dx, dy] of [
    [-74, 0],
    [-49, 0],
    [-62, 10],
  ] as const)
    ingot(stage, x + dx, top + tilt + 33 - dy, STEEL);
  crystal(stage, x + 54, top - tilt + 34, 22, EMBER);
  crystal(stage, x + 70, top - tilt + 34, 15, EMBER);
  pen.path(
    `M${x - 64} ${top + tilt - 3}Q${x} ${top - 12} ${x + 64} ${top - tilt - 3}l-1 5Q${x} ${top - 5} ${x - 63} ${top + tilt + 2}Z`,
    {
      fill: brass(0.9),
    },
  );
  pen.disc(brass(1.3), x, top - 5, 5);
}

/** Exchange Bank: its counter with the balance. */
const drawExchangeBanner: DrawBanner = (stage) => {
  const { pen } = stage;
  room(stage, TIMBER, BARK);
  for (let x = 12; x < BANNER.width; x += 64) {
    pen.rect(stage.tone(TIMBER, 0.1), x, 0, 2, TOP, 0.7);
    pen.rect(stage.tone(TIMBER, 0.62), x + 2, 0, 1.4, TOP, 0.6);
  }
  for (const x of [330, 440, 550]) window(stage, x);
  board(stage, 620, 116);
  hangingLamp(stage, 820, 12, EMBER_CORE);
  pen.rect(stage.tone(PLANK, 0.3), 0, TOP, BANNER.width, 28);
  for (let x = 20; x < BANNER.width; x += 96) pen.rect(stage.tone(BARK, 0.5), x, TOP + 9, 84, 30);
  pen.rect(stage.tone(PLANK, 0.95), 0, TOP, BANNER.width, 6);
  pen.rect(stage.tone(BRASS, 1), 0, TOP + 6, BANNER.width, 1.8);
  // On the counter: the ledger, coins and the bell.
  pen.poly(stage.tone("#7a2f2a", 0.6), [624, TOP, 626, TOP - 8, 668, TOP - 8, 672, TOP]);
  pen.poly(stage.tone(BONE, 0.9), [628, TOP - 8, 646, TOP - 13, 646, TOP - 8]);
  pen.poly(stage.tone(BONE, 0.6), [646, TOP - 8, 646, TOP - 13, 666, TOP - 9, 666, TOP - 8]);
  for (const [x, n] of [
    [690, 5],
    [712, 8],
  ] as const)
    coinStack(stage, x, TOP - 1, n, x === 690 ? STEEL : "#d9b25a");
  balance(stage, 816);
  pen.path(`M915 ${TOP}v-3a17 15 0 0 1 34 0v3Z`, { fill: stage.tone(BRASS, 0.7) });
  pen.path(`M${stage.side === 1 ? 934 : 920} ${TOP - 3}q2 -9 6 -11q6 3 5 11Z`, {
    fill: stage.tone(BRASS, 1.4),
  });
  lamp(stage, 932, TOP - 20, 2.2, EMBER_CORE);
};

export function ExchangeBanner(props: BannerProps): ReactElement {
  return <DeskBanner name="exchange" draw={drawExchangeBanner} {...props} />;
}
