import { SECOND } from "@emberlode/game";

/** Milliseconds as seconds with one decimal, for lines of the log. */
export const inSeconds = (ms: number): number => Math.round(ms / 100) / (SECOND / 100);
