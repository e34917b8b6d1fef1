/** A bot's profile picture as a PNG: a random heraldic shield of two colors. */
import { crc32, deflateSync } from "node:zlib";
import type { Random } from "@emberlode/game";

type Color = readonly [red: number, green: number, blue: number];
/** Whether a point is covered. Coordinates are 0..1 from the upper left. */
type Shape = (x: number, y: number) => boolean;

const EDGE = 128;
/** Samples per pixel along each edge. */
const SAMPLES = 2;
const GROUND: Color = [24, 22, 30];

const METALS: readonly Color[] = [
  [232, 196, 92],
  [226, 226, 218],
];
const TINCTURES: readonly Color[] = [
  [176, 48, 44],
  [42, 86, 158],
  [44, 118, 74],
  [112, 60, 128],
  [64, 60, 66],
];

/** Straight sides down to the middle, then curved to the point. */
const shield: Shape = (x, y) => {
  const out = Math.abs(x - 0.5);
  if (y < 0.08 || y > 0.95) return false;
  if (y < 0.5) return out < 0.38;
  return out < 0.38 * Math.sqrt(Math.max(0, 1 - ((y - 0.5) / 0.45) ** 2));
};

const PARTINGS: readonly Shape[] = [
  (x) => x < 0.5,
  (_, y) => y < 0.45,
  (x, y) => x + 0.05 < y,
  (x, y) => x + y < 0.95,
  (x, y) => x < 0.5 !== y < 0.45,
  (x, y) => Math.abs(x - 0.5) < 0.09 || Math.abs(y - 0.42) < 0.09,
  (x, y) => y - 0.3 > Math.abs(x - 0.5) && y - 0.52 < Math.abs(x - 0.5),
  (x) => Math.floor(x * 8) % 2 === 0,
];

const CHARGES: readonly Shape[] = [
  () => false,
  (x, y) => Math.hypot(x - 0.5, y - 0.45) < 0.14,
  (x, y) => Math.abs(x - 0.5) * 1.4 + Math.abs(y - 0.45) < 0.2,
  (x, y) => Math.abs(Math.hypot(x - 0.5, y - 0.45) - 0.13) < 0.035,
  (x, y) => y > 0.3 && y < 0.58 && Math.abs(x - 0.5) < (y - 0.3) * 0.6,
];

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Rows of RGB pixels as a PNG without interlacing. */
function toPng(pixels: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(EDGE, 0);
  header.writeUInt32BE(EDGE, 4);
  // Eight bits per channel, RGB.
  header.set([8, 2, 0, 0, 0], 8);
  const row = EDGE * 3;
  const lines = Buffer.alloc((row + 1) * EDGE);
  for (let y = 0; y < EDGE; y++)
    lines.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** A crest as PNG bytes. */
export function drawCrest(random: Random): Uint8Array {
  const light = random.pick(METALS);
  const dark = random.pick(TINCTURES);
  const parting = random.pick(PARTINGS);
  const charge = random.pick(CHARGES);
  const chargeColor = random.pick(TINCTURES.filter((color) => color !== dark));
  const colorAt = (x: number, y: number): Color => {
    if (!shield(x, y)) return GROUND;
    if (charge(x, y)) return chargeColor;
    return parting(x, y) ? light : dark;
  };
  /** The average of a pixel's samples. */
  const pixelAt = (x: number, y: number): Color => {
    let [red, green, blue] = [0, 0, 0];
    for (let sample = 0; sample < SAMPLES ** 2; sample++) {
      const dx = ((sample % SAMPLES) + 0.5) / SAMPLES;
      const dy = (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
      const color = colorAt((x + dx) / EDGE, (y + dy) / EDGE);
      red += color[0];
      green += color[1];
      blue += color[2];
    }
    const mean = (sum: number) => Math.round(sum / SAMPLES ** 2);
    return [mean(red), mean(green), mean(blue)];
  };
  const pixels = new Uint8Array(EDGE * EDGE * 3);
  for (let y = 0; y < EDGE; y++) {
    for (let x = 0; x < EDGE; x++) pixels.set(pixelAt(x, y), (y * EDGE + x) * 3);
  }
  return toPng(pixels);
}
