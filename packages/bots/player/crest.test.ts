import { inflateSync } from "node:zlib";
import { seededRandom } from "@emberlode/game";
import { expect, test } from "vitest";
import { drawCrest } from "./crest.ts";

const crest = (seed: string) => Buffer.from(drawCrest(seededRandom(seed)));

test("is a PNG of 128 x 128 with a dark ground and a shield of several colors", () => {
  const png = crest("Oswin");
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([128, 128]);
  const length = png.readUInt32BE(33);
  const lines = inflateSync(png.subarray(41, 41 + length));
  expect(lines).toHaveLength(128 * (128 * 3 + 1));
  const colorAt = (x: number, y: number) => {
    const at = y * (128 * 3 + 1) + 1 + x * 3;
    return lines.subarray(at, at + 3).toString("hex");
  };
  const ground = colorAt(0, 0);
  expect(new Set([colorAt(127, 0), colorAt(0, 127), colorAt(127, 127)])).toEqual(new Set([ground]));
  const inside = new Set([30, 50, 64, 80, 95].map((x) => colorAt(x, 40)));
  expect(inside.has(ground)).toBe(false);
  expect(inside.size).toBeGreaterThan(1);
});

test("differs between bots and is stable for each", () => {
  const seeds = Array.from({ length: 8 }, (_, number) => `bot ${number}`);
  expect(new Set(seeds.map((seed) => crest(seed).toString("hex"))).size).toBeGreaterThan(5);
  expect(crest("a")).toEqual(crest("a"));
});
