import type { Position } from "@emberlode/contract";
import type { CSSProperties } from "react";

/** How many cells stand side by side, for the styles. */
export const cellsIn = (across: number): CSSProperties & Record<"--cells", number> => ({
  "--cells": across * 2 + 1,
});

/** The column of a cell if it is in the row of this number. */
export function columnIn(y: number | undefined, cell: Position | null): number | null {
  return cell !== null && cell.y === y ? cell.x : null;
}
