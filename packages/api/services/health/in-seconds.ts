import { SECOND } from "@emberlode/game";

/** Milliseconds as seconds with one decimal, for log lines. */
export const inSeconds = (ms: number): number => Math.round(ms / 100) / (SECOND / 100);
