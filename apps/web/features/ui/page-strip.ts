/** The page numbers of a table (spec §9). */

const ALL_UP_TO = 7;

export type StripEntry = number | "gap-before" | "gap-after";

/** Page numbers from 1: all up to seven, else the ends and the neighbors of the open one. */
export function pageStrip(open: number, pages: number): readonly StripEntry[] {
  if (pages <= ALL_UP_TO) return Array.from({ length: pages }, (_, page) => page + 1);
  const first = Math.min(Math.max(2, open - 1), pages - 4);
  const last = Math.max(Math.min(pages - 1, open + 1), 5);
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    1,
    ...(first > 2 ? (["gap-before"] as const) : []),
    ...middle.filter((page) => page > 1 && page < pages),
    ...(last < pages - 1 ? (["gap-after"] as const) : []),
    pages,
  ];
}
