import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededUint32 } from "../random.ts";
import { blockText, ROLL_PURPOSES, rollRandom, rollText, rollUint32 } from "./fair-chance.ts";

/** A fake HMAC: 32 bytes derived from text and block. */
function digest(text: string, block: number): Uint8Array {
  const next = seededUint32(blockText(text, block));
  return Uint8Array.from({ length: 32 }, () => next() & 255);
}

describe("rollText", () => {
  it("is player, counter and purpose", () => {
    expect(rollText(17, 204, "cave")).toBe("17:204:cave");
  });

  it("differs for every roll", () => {
    const roll = fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...ROLL_PURPOSES));
    fc.assert(
      fc.property(roll, roll, (a, b) => {
        expect(rollText(...a) === rollText(...b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });

  it.each([
    [-1, 0],
    [1, -1],
    [1.5, 0],
    [1, Number.NaN],
  ])("rejects %d, %d", (playerId, counter) => {
    expect(() => rollText(playerId, counter, "casino")).toThrow(RangeError);
  });
});

describe("rollUint32", () => {
  it("reads four bytes at a time, big-endian, and requests blocks only as needed", () => {
    const blocks = [
      Uint8Array.of(0, 0, 0, 1, 255, 255, 255, 254, 9),
      Uint8Array.of(0, 0, 0, 0, 1, 2, 3, 4).subarray(4),
    ];
    const asked: number[] = [];
    const next = rollUint32("1:2:cave", (text, block) => {
      expect(text).toBe("1:2:cave");
      asked.push(block);
      return blocks[block] ?? new Uint8Array(4);
    });
    expect(asked).toEqual([]);
    expect([next(), next()]).toEqual([1, 4_294_967_294]);
    expect(asked).toEqual([0]);
    expect([next(), next()]).toEqual([0x01020304, 0]);
    expect(asked).toEqual([0, 1, 2]);
  });

  it("throws on a digest that is too short", () => {
    expect(() => rollUint32("x", () => new Uint8Array(3))()).toThrow(RangeError);
  });
});

describe("rollRandom", () => {
  it("gives the same choices for the same roll and others for another", () => {
    const draws = (text: string) => {
      const random = rollRandom(text, digest);
      return Array.from({ length: 50 }, () => random.int(0, 1_000_000));
    };
    expect(draws("1:2:cave")).toEqual(draws("1:2:cave"));
    expect(draws("1:2:cave")).not.toEqual(draws("1:3:cave"));
  });

  it("numbers further blocks after the text", () => {
    expect([0, 1, 2].map((block) => blockText("1:2:cave", block))).toEqual([
      "1:2:cave",
      "1:2:cave:1",
      "1:2:cave:2",
    ]);
  });
});
