import { describe, expect, it } from "vitest";
import {
  BASE_IMAGES,
  baseImageNumber,
  compareForRank,
  lastRankOfImage,
  shownRank,
} from "./rank-image.ts";

describe("baseImageNumber", () => {
  it.each<[image: number, ranks: (number | null)[]]>([
    ...[1, 2, 3, 4, 5].map((rank): [number, number[]] => [rank, [rank]]),
    [6, [6, 10]],
    [7, [11, 20]],
    [8, [21, 50]],
    [9, [51, 100]],
    [10, [101, 200]],
    [11, [201, 300]],
    [12, [301, 400]],
    [13, [401, 500]],
    [14, [501, null, -1, 0]],
  ])("is %i for the ranks %j", (image, ranks) => {
    for (const rank of ranks) expect(baseImageNumber(rank)).toBe(image);
  });
});

describe("lastRankOfImage", () => {
  it("is the last rank with that image", () => {
    for (let image = 1; image < BASE_IMAGES; image++) {
      const rank = lastRankOfImage(image);
      expect([image, baseImageNumber(rank), baseImageNumber(rank + 1)]).toEqual([
        image,
        image,
        image + 1,
      ]);
    }
  });
});

describe("shownRank", () => {
  it.each([
    ["the second of two, without power", { rank: 2, power: 0 }, null, BASE_IMAGES],
    ["the only player, without power", { rank: 1, power: 0 }, null, BASE_IMAGES],
    ["the second of two, with power", { rank: 2, power: 1 }, 2, 2],
    ["a player off the map", null, null, BASE_IMAGES],
  ])("for %s", (_, place, rank, image) => {
    expect(shownRank(place)).toBe(rank);
    expect(baseImageNumber(shownRank(place))).toBe(image);
  });
});

describe("compareForRank", () => {
  it("puts power first, then the older account, then the lower id", () => {
    const players = [
      { id: 4, power: 10, createdAt: 5 },
      { id: 3, power: 10, createdAt: 1 },
      { id: 2, power: 10, createdAt: 1 },
      { id: 1, power: 99, createdAt: 9 },
      { id: 5, power: 0, createdAt: 0 },
    ];
    expect(players.sort(compareForRank).map((player) => player.id)).toEqual([1, 2, 3, 4, 5]);
  });
});
