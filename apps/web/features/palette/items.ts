/** The palette's items, and which of them match a text. */
import { isOnGrid, type Position } from "@emberlode/game";
import type { Messages } from "@emberlode/messages/translator";
import { normalizeForSearch } from "../../lib/normalize-for-search.ts";
import { plainDigits } from "../ui/whole-number.ts";

type GroupId = keyof Messages["palette"]["groups"];

export interface PaletteItem {
  id: string;
  group: GroupId;
  label: string;
  /** Additional text, which distinguishes items with the same label. */
  note?: string;
  run: () => void;
}

/** Maximum number of items per group; typing narrows them down. */
const MAX_OF_GROUP = 8;

/** Groups in order, each with its items. */
export type ItemGroups = readonly (readonly [GroupId, readonly PaletteItem[]])[];

const PLACE = /^\s*(\d{1,2})[\s,\u060c\uff0c;|]+(\d{1,2})\s*$/;

/** The field with these coordinates, such as `12 7` or `12, 7`; null for other text. */
export function parsePosition(text: string): Position | null {
  const [, x, y] = PLACE.exec(plainDigits(text)) ?? [];
  const at = { x: Number(x), y: Number(y) };
  return isOnGrid(at) ? at : null;
}

/**
 * How well an item matches: 0 if a word of its label starts with the text, 1 for other matches,
 * null if it doesn't match.
 */
function matchRank({ label, note = "" }: PaletteItem, wanted: string): number | null {
  const name = normalizeForSearch(label);
  if (` ${name}`.includes(` ${wanted}`)) return 0;
  const whole = `${name} ${normalizeForSearch(note)}`;
  return wanted.split(/\s+/).every((word) => whole.includes(word)) ? 1 : null;
}

/** The items that match a text, best first. */
export function matchingItems(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const wanted = normalizeForSearch(text.trim());
  return items
    .flatMap((item) => {
      const rank = matchRank(item, wanted);
      return rank === null ? [] : [{ item, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** The items by group, in order of first occurrence. */
export function groupItems(items: readonly PaletteItem[]): ItemGroups {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((id) => {
    const own = items.filter(({ group }) => group === id);
    return [id, own.slice(0, MAX_OF_GROUP)] as const;
  });
}
