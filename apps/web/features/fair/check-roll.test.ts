import { createHash, createHmac } from "node:crypto";
import {
  blockText,
  equalAmounts,
  generateWorld,
  ROLL_PURPOSES,
  relicsOfDay,
  replayRoll,
  rollUint32,
} from "@emberlode/game";
import { expect, it } from "vitest";
import { checkRoll } from "./check-roll.ts";
import { outcomeText } from "./roll-result.tsx";

const SEED = "5f".repeat(32);
const DIG = { digMin: equalAmounts(3), digMax: equalAmounts(120) };

const digest = (text: string, block: number) =>
  new Uint8Array(
    createHmac("sha256", Buffer.from(SEED, "hex")).update(blockText(text, block)).digest(),
  );

const rollOf = (purpose: (typeof ROLL_PURPOSES)[number], counter: number) => ({
  playerId: 17,
  counter,
  purpose,
  divisor: 1,
  ranges: DIG,
  game: "wheel" as const,
});

it.each(ROLL_PURPOSES)("computes the same %s as the server", async (purpose) => {
  const texts = new Set<string>();
  for (let counter = 0; counter < 40; counter++) {
    const roll = rollOf(purpose, counter);
    const checked = await checkRoll(SEED, { roll });
    expect(checked.outcome).toEqual(replayRoll(roll, digest));
    expect(checked.text).toBe(`17:${counter}:${purpose}`);
    texts.add(outcomeText(checked));
  }
  expect(texts.size).toBeGreaterThan(3);
});

it("returns the commitment and the first numbers, across blocks if one is not enough", async () => {
  const checked = await checkRoll(SEED, { roll: rollOf("cave", 204) });
  const hash = createHash("sha256").update(Buffer.from(SEED, "hex")).digest("hex");
  expect(checked.commitment).toBe(hash);
  const next = rollUint32("17:204:cave", digest);
  expect(checked.numbers).toEqual(Array.from({ length: 8 }, next));
});

it("finds the fields of a day's veins", async () => {
  let veins = 0;
  for (let x = 1; x <= 50; x++) {
    const { outcome, text } = await checkRoll(SEED, { vein: { x, y: 7 } });
    expect(text).toBe(`vein:${x}:7`);
    const first = rollUint32(text, digest)();
    // Numbers near 2^32 would be redrawn; none occurs in this row.
    const isVein = first % 25 === 0;
    expect(outcome).toEqual({ purpose: "vein", vein: isVein });
    if (isVein) veins += 1;
  }
  expect(veins).toBeGreaterThan(0);
});

it("finds the relics that the server hid, and names a field that the map lacks", async () => {
  const world = generateWorld("relics");
  const typeAt = (index: number) => world[index]?.type ?? "base";
  for (let playerId = 1; playerId <= 20; playerId++) {
    for (const relic of relicsOfDay(playerId, typeAt, digest)) {
      const { number } = relic;
      const checked = await checkRoll(SEED, { relic: { playerId, number, typeAt } });
      expect(checked.text).toBe(`relic:${playerId}:${number}`);
      expect(checked.outcome).toEqual({ purpose: "relic", proven: { relic } });
    }
  }
  const nowhere = { playerId: 1, number: 1, typeAt: () => null };
  const { outcome } = await checkRoll(SEED, { relic: nowhere });
  expect(outcome).toEqual({ purpose: "relic", proven: { unknown: { x: 1, y: 1 } } });
});
