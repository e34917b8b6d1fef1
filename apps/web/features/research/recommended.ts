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

/** Whether a tool that the player lacks can be used right after its first level. */
const IS_USABLE_NEXT = {
  scouter: () => true,
  bank: () => true,
  market: () => true,
  casino: () => true,
  army_locator: ({ hasArmy }: ToolUser) => hasArmy,
  flag_locator: ({ hasArmy }: ToolUser) => hasArmy,
  // An attack and mines would end the shield.
  base_locator: ({ hasArmy, isShielded }: ToolUser) => hasArmy && !isShielded,
  hotcut: ({ hasArmy, isShielded }: ToolUser) => hasArmy && !isShielded,
  mines: ({ isShielded }: ToolUser) => !isShielded,
} as const;

type UsefulTool = keyof typeof IS_USABLE_NEXT;

/** A research, and why it comes next: its first level opens something, or it is the cheapest. */
export type Recommendation =
  | { research: UsefulTool; reason: UsefulTool }
  | { research: ToolId; reason: "cheapest" };

const isUseful = (tool: ToolId): tool is UsefulTool => Object.hasOwn(IS_USABLE_NEXT, tool);

/**
 * The cheapest research that opens something which the player can use next, else the cheapest that
 * the base's level allows; null if there is none.
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
