/** Names of techs. */
import type { Side } from "@emberlode/game";
import type { Translator } from "./translator.ts";

const TECH_INDEXES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The name of the tech of a side at an index 0..9; empty for other indexes. */
export function techName(t: Translator<"catalogue">, side: Side, index: number): string {
  const known = TECH_INDEXES.find((one) => one === index);
  return known === undefined ? "" : t(`techs.${side}.${known}`);
}
