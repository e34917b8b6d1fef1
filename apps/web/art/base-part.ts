import type { Stage } from "./stage.ts";

/** Draws one part of a base standing on (x, y), w wide and h high. */
export type DrawPart = (stage: Stage, x: number, y: number, w: number, h: number) => void;
