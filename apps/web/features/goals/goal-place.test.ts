import { MAP_LETTERS, type ViewAnswer } from "@emberlode/contract";
import { describe, expect, it } from "vitest";
import { goalPlace } from "./goal-place.ts";

const BLANK = " ".repeat(50);

/** A map of these letters from 1, 1 on. */
function seen(first: string, more: Partial<ViewAnswer> = {}): ViewAnswer {
  const rows = [first.padEnd(50), ...Array.from({ length: 49 }, () => BLANK)];
  return { rows, base: { x: 1, y: 1 }, bases: [], factories: [], veins: [], resting: [], ...more };
}

const { cave, metal, factory, base, waste } = MAP_LETTERS;
const look = (view: ViewAnswer, spentX = 0) => ({
  view,
  from: { x: 1, y: 1 },
  isSpent: ({ x }: { x: number }) => x === spentX,
  dig: { x: 5, y: 1 },
});

describe("goalPlace", () => {
  it("finds the nearest of its kind, also round the edge, and none where none was seen", () => {
    const view = seen(waste + waste + cave + waste.repeat(46) + cave);
    expect(goalPlace("cave", look(view))).toEqual({ x: 50, y: 1 });
    expect(goalPlace("forest", look(view))).toBeNull();
  });

  it("counts the field under the player, but not one that rests", () => {
    const view = seen(cave + waste + cave);
    expect(goalPlace("cave", look(view))).toEqual({ x: 1, y: 1 });
    expect(goalPlace("cave", look(view, 1))).toEqual({ x: 3, y: 1 });
  });

  it("leads to dig here, else to the place that the field itself names", () => {
    const view = seen(metal + waste + metal);
    expect(goalPlace("dig", look(view))).toEqual({ x: 1, y: 1 });
    expect(goalPlace("dig", look(view, 1))).toEqual({ x: 5, y: 1 });
  });

  it("leads to what nobody has seen yet, and nowhere when all is seen", () => {
    const row = (letters: string) => letters.padEnd(50, waste);
    const rows = Array.from({ length: 50 }, () => row(""));
    expect(goalPlace("unseen", look(seen("", { rows })))).toBeNull();
    rows[0] = row(`${waste.repeat(3)} `);
    expect(goalPlace("unseen", look(seen("", { rows })))).toEqual({ x: 4, y: 1 });
  });

  it("leads to a vein, not to what lies nearer", () => {
    const view = seen(metal + metal + metal, { veins: [{ x: 3, y: 1 }] });
    expect(goalPlace("vein", look(view))).toEqual({ x: 3, y: 1 });
    expect(goalPlace("vein", look(view, 3))).toBeNull();
  });

  it("leads to factories of others and to bases as meant", () => {
    const view = seen(waste + base + factory + base + factory, {
      base: { x: 2, y: 1 },
      bases: [{ x: 4, y: 1, username: "Ada", isBot: false, rank: 3 }],
      factories: [{ x: 3, y: 1 }],
    });
    expect(goalPlace("factory", look(view))).toEqual({ x: 5, y: 1 });
    expect(goalPlace("own base", look(view))).toEqual({ x: 2, y: 1 });
    expect(goalPlace("base", look(view))).toEqual({ x: 4, y: 1 });
  });
});
