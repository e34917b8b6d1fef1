/** One thing that the codex says something about, and its address. */
import type { Messages } from "@emberlode/messages/translator";
import { folded } from "../../lib/folded.ts";

export type SectionId = keyof Messages["codex"]["sections"];

/** What one level of a tool costs and does. */
export interface LevelRow {
  level: string;
  price: string;
  effect: string;
}

export interface CodexEntry {
  /** Its address: `/codex/sniper`. */
  id: string;
  title: string;
  /** What there is to say, in one line; lists show it. */
  text: string;
  /** The same figures apart, where there are many. */
  facts?: readonly (readonly [name: string, value: string])[];
  levels?: readonly LevelRow[];
  /** Entries that it leads to, by their ids. */
  links: readonly string[];
}

/** The address of what has this title: `machine-gun-nest`. */
export function slug(title: string): string {
  return folded(title)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
