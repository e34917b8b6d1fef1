/** A codex entry and its id. */
import type { Messages } from "@emberlode/messages/translator";
import { folded } from "../../lib/folded.ts";

export type SectionId = keyof Messages["codex"]["sections"];

/** The price and effect of one level of a tool. */
export interface LevelRow {
  level: string;
  price: string;
  effect: string;
}

export interface CodexEntry {
  /** The last part of its URL: `/codex/sniper`. */
  id: string;
  title: string;
  /** The text in one line, for lists. */
  text: string;
  /** The same figures separately, if there are many. */
  facts?: readonly (readonly [name: string, value: string])[];
  levels?: readonly LevelRow[];
  /** Ids of related entries. */
  links: readonly string[];
}

/** The id for a title: `machine-gun-nest`. */
export function slug(title: string): string {
  return folded(title)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
