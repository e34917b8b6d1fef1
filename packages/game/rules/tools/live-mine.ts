/** Whether a mine has not expired (rules §14). */
import { MINES } from "../../catalogue/mines.ts";
import type { MineState } from "../../state.ts";
import { waitLeft } from "../waits.ts";

export function isLive({ until }: Pick<MineState, "until">, now: number): boolean {
  return waitLeft(until, MINES.lifetimeMs, now) > 0;
}
