import { bearing, gridDistance, type Position } from "@emberlode/game";
import { messages } from "./messages.ts";

const t = await messages("catalogue");

/** The way from one cell to another, as values of a message. */
export interface Way {
  steps: number;
  /** In words. */
  direction: string;
}

export function wayTo(from: Position, to: Position): Way {
  return { steps: gridDistance(from, to), direction: t(`directions.${bearing(from, to)}`) };
}

/** The way from one cell to another, in words: "3 steps northwest". */
export const wayText = (from: Position, to: Position): string => t("way", wayTo(from, to));
