/** Maps for tests. */
import type { ViewAnswer } from "@emberlode/contract";

/** A whole map with these cells, as `x/y` to letter, and `ground` everywhere else. */
export function makeWorldView(
  cells: Readonly<Record<string, string>>,
  set: Partial<ViewAnswer> = {},
  ground = " ",
): ViewAnswer {
  const rows = Array.from({ length: 50 }, (_, y) =>
    Array.from({ length: 50 }, (_, x) => cells[`${x + 1}/${y + 1}`] ?? ground).join(""),
  );
  return {
    rows,
    base: { x: 1, y: 1 },
    rank: null,
    bases: [],
    factories: [],
    classes: "",
    works: [],
    held: [],
    mines: [],
    veins: [],
    resting: [],
    ...set,
  };
}
