import { describe, expect, it } from "vitest";
import {
  BASE_IMAGES,
  baseImageNumber,
  compareForRank,
  lastRankOfImage,
  shownRank,
} from "./rank-image.ts";

describe("baseImageNumber", () => {
  it.each([
    [null, 14],
    [-1, 14],
    [0, 14],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    [10, 6],
    [11, 7],
    [20, 7],
    [21, 8],
    [50, 8],
    [51, 9],
    [100, 9],
    [101, 10],
    [200, 10],
    [201, 11],
    [300, 11],
    [301, 12],
    [400, 12],
    [401, 13],
    [500, 13],
    [501, 14],
  ])("of rank %s is %i", (rank, image) => {
    expect(baseImageNumber(rank)).toBe(image);
  });
});

describe("lastRankOfImage", () => {
  it("is the last rank before the image gets worse", () => {
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
  ])("of %s", (_, place, rank, image) => {
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
