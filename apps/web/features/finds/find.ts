/** A search's result in the form of the card over the scene. */
import type {
  CaveAnswer,
  ForestAnswer,
  MemorialAnswer,
  MirageAnswer,
  Position,
  RelicAnswer,
  Status,
} from "@emberlode/contract";
import {
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
  type FieldType,
  type PART_RARITIES,
  partKind,
  partRarity,
  RELIC_DRIVES,
} from "@emberlode/game";
import type { GameIconName } from "../../icons/game-icon-sources.ts";
import { messages } from "../../lib/messages.ts";
import { signedNumber } from "../../lib/numbers.ts";
import { playerAtom } from "../../lib/player-atom.ts";
import type { GainLine } from "../ui/gain-lines.tsx";

const tFinds = await messages("finds");
const tCatalogue = await messages("catalogue");

export type Rarity = (typeof PART_RARITIES)[number]["rarity"];

export interface Landmark extends Position {
  type: FieldType;
}

export interface Find {
  title: string;
  /** Null if nothing was found. */
  rarity: Rarity | null;
  icon: GameIconName | null;
  /** What happened, in the server's words. */
  text: string;
  lines: readonly GainLine[];
  /** The place shown on a found map. */
  landmark: Landmark | null;
  /** The excavator part found. */
  part: ExcavatorPartId | null;
}

/** The changes that a search made to a status. */
function statusChanges(before: Status, after: Status): GainLine[] {
  const pikemen = (after.attack_units[0] ?? 0) - (before.attack_units[0] ?? 0);
  const candles = after.candle - before.candle;
  const lines: GainLine[] = [
    { kind: "metal", amount: after.metal - before.metal, word: tFinds("words.metal") },
    { kind: "energy", amount: after.energy - before.energy, word: tFinds("words.energy") },
    { kind: "candle", amount: candles, word: tFinds("words.candle", { count: candles }) },
    { kind: "unit", amount: pikemen, word: tFinds("words.pikeman", { count: pikemen }) },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

export function caveFind(answer: CaveAnswer, before: Status): Find {
  const { type, desc: text, newStatus, amount = 0 } = answer;
  const lines = statusChanges(before, newStatus);
  const plain = { text, lines, rarity: null, icon: null, landmark: null, part: null };
  switch (type) {
    case "lost":
      return { ...plain, title: tFinds("cards.lost") };
    case "trap":
      return amount === 0 && newStatus.candle < before.candle
        ? { ...plain, title: tFinds("cards.spared"), icon: "candle" }
        : { ...plain, title: tFinds("cards.trap") };
    case "metal":
    case "energy":
      return { ...plain, title: tFinds(`cards.${type}`), rarity: "Common", icon: type };
    default: {
      const name = tCatalogue(`parts.${type}`);
      const rarity = partRarity(partKind(type)).rarity;
      const line: GainLine = { kind: "part", amount: 1, word: name };
      return { ...plain, title: name, rarity, icon: type, lines: [...lines, line], part: type };
    }
  }
}

/** Rarities of a forest's finds, by their weights. */
const FOREST_RARITY = {
  map: "Common",
  pikeman: "Common",
  mines: "Uncommon",
  lotto: "Rare",
  prob_drive: "Epic",
  improb_drive: "Legendary",
} as const satisfies Record<Exclude<ForestAnswer["type"], "nothing">, Rarity>;

const FOREST_ICON = {
  map: "map",
  pikeman: "unit-attack-0",
  mines: "mines",
  lotto: "lotto",
  prob_drive: "prob_drive",
  improb_drive: "improb_drive",
} as const satisfies Record<Exclude<ForestAnswer["type"], "nothing">, GameIconName>;

type ForestFind = Exclude<ForestAnswer, { type: "nothing" }>;

function forestLines({ type, amount }: ForestFind): GainLine[] {
  if (amount === 0) return [];
  if (type === "mines")
    return [{ kind: "tool", amount, word: tFinds("words.mines", { count: amount }) }];
  if (type === "prob_drive" || type === "improb_drive") {
    return [{ kind: "tool", amount, word: tFinds(`cards.${type}`) }];
  }
  return [];
}

/** "Pikeman" for one, "Mines" for several. */
function forestTitle({ type, amount }: ForestFind): string {
  if (type !== "pikeman" && type !== "mines") return tFinds(`cards.${type}`);
  const word = tFinds(`words.${type}`, { count: amount });
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function forestFind(answer: ForestAnswer, before: Status): Find {
  const { type, desc: text, newStatus } = answer;
  const changed = statusChanges(before, newStatus);
  const plain = { text, landmark: null, part: null };
  if (type === "nothing" || (type === "map" && answer.amount === 0)) {
    return { ...plain, title: tFinds("cards.nothing"), lines: changed, rarity: null, icon: null };
  }
  const found = {
    ...plain,
    title: forestTitle(answer),
    rarity: FOREST_RARITY[type],
    icon: FOREST_ICON[type],
    lines: [...changed, ...forestLines(answer)],
  };
  if (type !== "map") return found;
  const { x, y, landmark } = answer;
  return { ...found, landmark: { x, y, type: landmark } };
}

export function memorialFind({ desc: text }: MemorialAnswer): Find {
  const line: GainLine = {
    kind: "candle",
    amount: 1,
    word: tFinds("words.candle", { count: 1 }),
  };
  return {
    title: tFinds("cards.candle"),
    rarity: "Common",
    icon: "candle",
    text,
    lines: [line],
    landmark: null,
    part: null,
  };
}

export function mirageFind({ type, amount, desc: text }: MirageAnswer): Find {
  return {
    title: tFinds("cards.mirage"),
    rarity: "Legendary",
    icon: type,
    text,
    lines: [{ kind: type, amount, word: tFinds(`words.${type}`) }],
    landmark: null,
    part: null,
  };
}

export function relicFind(answer: RelicAnswer, before: Status): Find {
  const { type, part, desc: text, newStatus } = answer;
  const plain = { text, landmark: null, part: null };
  const lines = statusChanges(before, newStatus);
  if (part !== null) {
    const name = tCatalogue(`parts.${part}`);
    const { rarity } = partRarity(partKind(part));
    const line: GainLine = { kind: "part", amount: 1, word: name };
    return { ...plain, title: name, rarity, icon: part, lines: [...lines, line], part };
  }
  const title = tFinds("cards.relic");
  if (type !== "drives") {
    return { ...plain, title, rarity: "Rare", icon: type === "energy" ? "energy" : "metal", lines };
  }
  const word = tFinds("words.drives", { count: RELIC_DRIVES });
  const line: GainLine = { kind: "tool", amount: RELIC_DRIVES, word };
  return { ...plain, title, rarity: "Epic", icon: "prob_drive", lines: [...lines, line] };
}

/** A find's title and changes without repetition: "+3 Pikemen" instead of "Pikemen: +3 Pikemen". */
export function withoutRepetition({
  title,
  lines,
}: Pick<Find, "title" | "lines">): Pick<Find, "title" | "lines"> {
  // A part is already named by the title.
  const others = lines.filter(({ kind }) => kind !== "part");
  const [only, ...more] = others;
  const isNamed = more.length === 0 && only?.word.toLowerCase() === title.toLowerCase();
  if (only === undefined || !isNamed) return { title, lines: others };
  return { title: `${signedNumber(only.amount)} ${only.word}`, lines: [] };
}

/** The part with this inventory id; null if none. */
export function partOfItem(item: string) {
  const id = EXCAVATOR_PART_IDS.find((part) => part === item);
  return id === undefined ? null : { id, name: tCatalogue(`parts.${id}`), ...EXCAVATOR_PARTS[id] };
}

/** A find and the key of its field. */
export interface LocatedFind extends Find {
  key: string;
  /** Server time in milliseconds. */
  at: number;
}

/** The last find; cleared when the player leaves the field. */
export const findAtom = playerAtom<LocatedFind | null>(null);

/** Whether a search is in flight. */
export const searchingAtom = playerAtom(false);

/** Places searched with the button over the scene. */
const SEARCH_TYPES = ["cave", "forest", "memorial", "mirage"] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** The kind of search on a field; null if none. */
export function searchTypeOf(type: FieldType): SearchType | null {
  return SEARCH_TYPES.find((one) => one === type) ?? null;
}
