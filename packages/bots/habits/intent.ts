/** The next action of a habit: one call, or a rest. */
import {
  CELL_COUNT,
  cellIndex,
  type DigEffort,
  type ExcavatorPartId,
  type FieldType,
  type GarrisonShare,
  type Position,
  type Resource,
  type Side,
  type ToolId,
} from "@emberlode/game";
import type { Knowledge } from "./knowledge.ts";
import type { Motive, Temperament } from "./temperament.ts";

export type Intent =
  /** To an adjacent cell. */
  | { do: "step"; to: Position }
  | { do: "dig"; resource: Resource; effort: DigEffort }
  | { do: "explore"; what: "cave" | "forest" | "memorial" | "mirage" }
  | { do: "buy units"; side: Side; index: number; count: number }
  | { do: "buy tech"; side: Side; index: number }
  | { do: "buy part"; part: ExcavatorPartId }
  | { do: "install part"; part: ExcavatorPartId }
  | { do: "upgrade base"; id: string }
  | { do: "research"; tool: ToolId; level: number }
  /** Use of a drive; `type` is the destination of the Probability Drive. */
  | { do: "use tool"; tool: "prob_drive" | "improb_drive"; held: number; type?: FieldType }
  | { do: "bank"; action: "deposit" | "withdraw"; resource: Resource; amount: number }
  | { do: "exchange"; from: Resource; amount: number }
  /** Looks at a field remotely. */
  | { do: "look"; at: Position }
  /** Opens a player's page. */
  | { do: "inquire"; username: string }
  /** Reads the facts for a fight about the base or factory on the bot's field. */
  | { do: "assess"; targetType: "base" | "factory" }
  /** Captures the factory on the bot's field, but only from this owner; null for a free one. */
  | { do: "capture"; from: string | null }
  /** Fights for half of the store of the factory on the bot's field, but only with this owner. */
  | { do: "plunder"; from: string }
  /** Empties the stores of all the bot's factories. */
  | { do: "collect" }
  /** Divides the defense units among the bot's factories. */
  | { do: "garrison"; shares: readonly GarrisonShare[] }
  /** Takes the relic on the bot's field. */
  | { do: "take relic" }
  | { do: "attack"; enemy: string }
  | { do: "rest"; until: number };

const EXPLORE_KEYS = {
  cave: "explore cave",
  forest: "explore forest",
  mirage: "explore mirage",
} as const;

/** Keys of refused intents by verb and cell: each is looked up for many cells at each decision. */
const KEYS = new Map<string, (string | undefined)[]>();

function keyAt(verb: string, at: Position): string {
  let keys = KEYS.get(verb);
  if (keys === undefined) {
    keys = new Array(CELL_COUNT);
    KEYS.set(verb, keys);
  }
  const index = cellIndex(at);
  const known = keys[index];
  if (known !== undefined) return known;
  const key = `${verb} ${at.x}/${at.y}`;
  keys[index] = key;
  return key;
}

/**
 * The key under which a refused intent is remembered: what it does and its target, without amounts,
 * so that it is not retried with other amounts.
 */
export function refusalKey(intent: Intent, here: Position): string {
  switch (intent.do) {
    case "step":
    case "look": {
      return keyAt(intent.do, intent.do === "step" ? intent.to : intent.at);
    }
    case "buy units":
    case "buy tech":
      return `${intent.do} ${intent.side} ${intent.index}`;
    case "buy part":
    case "install part":
      return `${intent.do} ${intent.part}`;
    case "research":
    case "use tool":
      return `${intent.do} ${intent.tool}`;
    case "bank":
      return `bank ${intent.action} ${intent.resource}`;
    case "inquire":
      return `inquire ${intent.username}`;
    case "upgrade base":
    case "collect":
    case "garrison":
    case "rest":
      return intent.do;
    case "explore":
      // One candle a day, at any memorial.
      return intent.what === "memorial"
        ? "explore memorial"
        : keyAt(EXPLORE_KEYS[intent.what], here);
    case "dig":
    case "exchange":
    case "assess":
    case "capture":
    case "plunder":
    case "take relic":
    case "attack":
      return keyAt(intent.do, here);
  }
}

/** Whether this intent was refused at a place lately. */
export function isRefused({ refused, now }: Knowledge, intent: Intent, at: Position): boolean {
  return refused.size > 0 && (refused.get(refusalKey(intent, at)) ?? 0) > now;
}

/** An intent that a habit may choose, with its place and value. */
export interface Proposal {
  motive: Motive;
  intent: Intent;
  /** Where to do it. */
  at: Position;
  /** Estimated value, metal and energy added. */
  worth: number;
}

/**
 * Proposes any number of intents for one aspect of the game.
 * @param floor weighted worth per step of the best proposal so far; a proposer may leave out what
 *   is below it
 */
export type Proposer = (
  knowledge: Knowledge,
  temperament: Temperament,
  floor: number,
) => readonly Proposal[];

/**
 * Just below the unweighted worth per step that equals the floor, so that rounding loses no tie.
 */
export const floorOf = (floor: number, weight: number): number => (floor / weight) * (1 - 1e-9);
