import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { generateWorld } from "../world/generate-world.ts";
import { cellIndex } from "../world/grid.ts";
import { blockText } from "./fair-chance.ts";
import { proveRelic, type ShownTypeAt } from "./prove-relic.ts";
import { relicsOfDay } from "./relics.ts";

const world = generateWorld("proofs");
const typeAt = (index: number) => world[index]?.type ?? "base";
const digest = (text: string, block: number) =>
  new Uint8Array(createHmac("sha256", "seed").update(blockText(text, block)).digest());

/** The relics of players 1 to 60, and the fields whose types were read for them. */
const players = Array.from({ length: 60 }, (_, i) => {
  const read = new Set<number>();
  const relics = relicsOfDay(
    i + 1,
    (index) => {
      read.add(index);
      return typeAt(index);
    },
    digest,
  );
  return { id: i + 1, relics, read };
});

it("finds the relics that the server hid, on the whole map and on the fields drawn", () => {
  for (const { id, relics, read } of players) {
    const drawn: ShownTypeAt = (index) => (read.has(index) ? typeAt(index) : null);
    for (const relic of relics) {
      expect(proveRelic(id, relic.number, typeAt, digest)).toEqual({ relic });
      expect(proveRelic(id, relic.number, drawn, digest)).toEqual({ relic });
    }
  }
});

it("never finds another relic on less of the map, and needs no relic before it", () => {
  let proven = 0;
  for (const { id, relics } of players) {
    // A few fields around, and the relic's own: as a player knows who found only this one.
    for (const relic of relics) {
      const shown: ShownTypeAt = (index) =>
        index < 100 || index === cellIndex(relic.cell) ? typeAt(index) : null;
      const found = proveRelic(id, relic.number, shown, digest);
      if ("relic" in found) proven += 1;
      expect("relic" in found ? found.relic : relic).toEqual(relic);
    }
  }
  // Three in four of the first fields drawn have a type that fits.
  expect(proven).toBeGreaterThan(100);
});

it("names a field that the map has to show", () => {
  const [{ id, relics } = { id: 0, relics: [] }] = players;
  const [relic] = relics;
  if (relic === undefined) throw new Error("There is no relic.");
  const without: ShownTypeAt = (index) => (index === cellIndex(relic.cell) ? null : typeAt(index));
  expect(proveRelic(id, 1, without, digest)).toEqual({ unknown: relic.cell });
  expect(proveRelic(id, 3, () => null, digest)).toEqual({ unknown: { x: 1, y: 1 } });
});

it("names a field if a relic before it could be on the same one", () => {
  // The first relic draws 1,1 and then 2,1, the second 2,1 and then 3,1: a block is one number.
  const digits = (text: string, block: number) =>
    Uint8Array.of(0, 0, 0, block + (text.startsWith("relic:1:2") ? 1 : 0));
  const shown =
    (type: "waste" | "cave" | null): ShownTypeAt =>
    (index) =>
      index === 0 ? type : "waste";
  const cellOf = (type: "waste" | "cave") => proveRelic(1, 2, shown(type), digits);
  expect(cellOf("waste")).toMatchObject({ relic: { cell: { x: 2, y: 1 } } });
  expect(cellOf("cave")).toMatchObject({ relic: { cell: { x: 3, y: 1 } } });
  expect(proveRelic(1, 2, shown(null), digits)).toEqual({ unknown: { x: 1, y: 1 } });
});
