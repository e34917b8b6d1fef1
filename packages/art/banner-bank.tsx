import type { ReactElement } from "react";
import {
  BANNER,
  BANNER_FLOOR,
  coinStack,
  type DrawBanner,
  hangingLamp,
  ingot,
  ingotPile,
  room,
} from "./banner.ts";
import { type BannerProps, DeskBanner } from "./desk-banner.tsx";
import { EMBER_CORE, STEEL } from "./light.ts";
import { BRASS, CHROME, COAL, GIRDER, IRON, SILVER, SLATE, SOOT } from "./materials.ts";
import type { Stage } from "./stage.ts";

const GOLD = "#d9b25a";

/** Safe-deposit boxes in the wall, one of them open. */
function boxes(stage: Stage, x: number, cols: number, rows: number): void {
  const { pen, dice } = stage;
  const [w, h] = [34, 17];
  const open = dice.int(2, cols - 2);
  pen.rect(stage.tone(SOOT, 0.5), x - 4, 8, cols * w + 6, rows * h + 6);
  for (let c = 0; c < cols; c++)
    for (let r = 0; r < rows; r++) {
      const [u, v] = [x + c * w, 11 + r * h];
      const isOpen = c === open && r === 2;
      pen.rect(
        stage.tone(isOpen ? SOOT : GIRDER, isOpen ? 0.2 : dice.range(0.42, 0.6)),
        u,
        v,
        w - 3,
        h - 3,
      );
      pen.rect(stage.tone(CHROME, isOpen ? 0.3 : 0.95), u, v, w - 3, 1.2);
      if (isOpen) pen.glow(EMBER_CORE, u + w / 2, v + h / 2, 26, 0.5);
      else {
        pen.disc(stage.tone(BRASS, 0.9), u + w - 9, v + 7, 1.8);
        pen.rect(stage.tone(SILVER, 0.7), u + 4, v + 4, 9, 3);
      }
    }
}

/** The mouth of the vault with gold inside, and its round door swung open beside it. */
function vault(stage: Stage): void {
  const { pen, light } = stage;
  const [x, y, r] = [842, 56, 50];
  pen.disc(stage.tone(COAL, 0.3), x, y, r + 13);
  pen.ring(stage.tone(CHROME, 0.9), 2.4, x, y, r + 12);
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2;
    pen.disc(stage.tone(SILVER, 1), x + Math.cos(a) * (r + 7), y + Math.sin(a) * (r + 7), 2);
  }
  pen.disc(stage.tone(SOOT, 0.25), x, y, r);
  pen.glow("#e0a24a", x, y + 14, 74, 0.55 + light.lamps * 0.35, 58);
  for (const [v, n] of [
    [84, 3],
    [73, 2],
    [62, 1],
  ] as const)
    for (let i = 0; i < n; i++) ingot(stage, x + (i - (n - 1) / 2) * 27, v + 8, GOLD);
  pen.path(`M${x - 46} ${y + 38}a${r + 10} ${r + 10} 0 0 0 92 0Z`, { fill: stage.tone(COAL, 0.4) });
  pen.rect(stage.tone(CHROME, 0.9), x - 46, y + 37, 92, 2);
  // The door: an ellipse with its thickness, bolts and wheel.
  const [u, rx] = [704, 33];
  pen.path(`M${u} ${y - 51}h24a${rx} 51 0 0 1 0 102h-24Z`, { fill: stage.tone(IRON, 0.3) });
  for (let i = 0; i < 7; i++) {
    const v = y - 42 + i * 14;
    const out = Math.sqrt(Math.max(0, 1 - ((v - y) / 51) ** 2)) * rx;
    pen.rect(stage.tone(SILVER, 1.1), u + 22 + out, v - 2.5, 9, 5);
  }
  pen.disc(stage.tone(IRON, 0.5), u, y, rx, 51);
  pen.disc(stage.tone(STEEL, 0.35), u, y, rx - 4, 45);
  pen.disc(stage.tone(STEEL, 0.75), u + stage.side * 2, y - 2, rx - 8, 38);
  pen.disc(stage.tone(GIRDER, 0.5), u, y, rx - 13, 28);
  for (let i = 0; i < 3; i++) {
    const a = 0.4 + (i * Math.PI) / 3;
    const [dx, dy] = [Math.cos(a) * 16, Math.sin(a) * 24];
    pen.line(stage.tone(BRASS, 1.1), 3, [u - dx, y - dy, u + dx, y + dy]);
    for (const k of [-1, 1]) pen.disc(stage.tone(BRASS, 1.3), u + k * dx, y + k * dy, 3, 3.6);
  }
  pen.disc(stage.tone(BRASS, 0.6), u, y, 6, 8);
  for (const v of [-26, 20]) pen.rect(stage.tone(COAL, 0.7), 752, y + v, 34, 8);
}

/** World Bank: its vault. */
const drawBankBanner: DrawBanner = (stage) => {
  const { pen } = stage;
  room(stage, SLATE, COAL);
  for (let x = 20; x < BANNER.width; x += 78) pen.rect(stage.tone(SLATE, 0.12), x, 0, 2, 92, 0.6);
  boxes(stage, 262, 9, 4);
  hangingLamp(stage, 600, 20, EMBER_CORE);
  vault(stage);
  const y = BANNER_FLOOR + 6;
  for (const [x, n] of [
    [548, 7],
    [570, 4],
    [591, 9],
  ] as const)
    coinStack(stage, x, y - 2, n, GOLD);
  ingotPile(stage, 628, y, STEEL);
};

export function BankBanner(props: BannerProps): ReactElement {
  return <DeskBanner name="bank" draw={drawBankBanner} {...props} />;
}
