/** The research that helps a player most next. */
import { MAX_RESEARCH_LEVEL, researchPrice, TOOL_IDS, type ToolId } from "@emberlode/game";
import type { ResearchLevels } from "./use-levels.ts";

/** What decides which tools the player can use next. */
export interface ToolUser {
  baseLevel: number;
  hasArmy: boolean;
  isShielded: boolean;
  /** How many of a tool the player has. */
  heldOf: (tool: ToolId) => number;
}

/**
 * Whether a tool that the player lacks can be used right after its first level; null for a tool
 * that is recommended only as the cheapest. The others need a message of `why`.
 */
const IS_USABLE_NEXT = {
  hotcut: ({ hasArmy, isShielded }) => hasArmy && !isShielded,
  // Attacks and mines would end the shield.
  mines: ({ isShielded }) => !isShielded,
  mdn: null,
  gps: null,
  scouter: () => true,
  bank: () => true,
  casino: () => true,
  market: () => true,
  army_locator: ({ hasArmy }) => hasArmy,
  flag_locator: ({ hasArmy }) => hasArmy,
  base_locator: ({ hasArmy, isShielded }) => hasArmy && !isShielded,
  base_mover: null,
  prob_drive: null,
  improb_drive: null,
} as const satisfies Readonly<Record<ToolId, ((user: ToolUser) => boolean) | null>>;

type UsefulTool = {
  [Id in ToolId]: (typeof IS_USABLE_NEXT)[Id] extends null ? never : Id;
}[ToolId];

/** A research, and why it comes next: its first level opens something, or it is the cheapest. */
export type Recommendation =
  | { research: UsefulTool; reason: UsefulTool }
  | { research: ToolId; reason: "cheapest" };

const isUseful = (tool: ToolId): tool is UsefulTool => IS_USABLE_NEXT[tool] !== null;

/**
 * The cheapest research that opens something which the player can use next, else the cheapest that
 * the base's level allows, or null.
 */
export function recommendedResearch(levels: ResearchLevels, user: ToolUser): Recommendation | null {
  const levelOf = (tool: ToolId) => levels.get(tool) ?? 0;
  const priceOf = (tool: ToolId) => researchPrice(tool, levelOf(tool)) ?? 0;
  const allowed = TOOL_IDS.filter(
    (tool) => levelOf(tool) < Math.min(user.baseLevel, MAX_RESEARCH_LEVEL),
  ).toSorted((one, other) => priceOf(one) - priceOf(other));
  const next = allowed
    .filter(isUseful)
    .find((tool) => user.heldOf(tool) === 0 && IS_USABLE_NEXT[tool](user));
  if (next !== undefined) return { research: next, reason: next };
  const [cheapest] = allowed;
  return cheapest === undefined ? null : { research: cheapest, reason: "cheapest" };
}
