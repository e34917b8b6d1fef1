/** What a research brings at a level, in words, from the numbers the rules use (rules §14). */
import {
  bankCap,
  countAfterResearch,
  GRID_SIZE,
  gpsRestMs,
  lootPercent,
  MARKET,
  MINUTE,
  maxStake,
  SCOUTER_STEPS,
  TOOLS,
  type ToolId,
} from "@emberlode/game";
import { enResearch } from "@emberlode/words/en/research";
import { exactNumber } from "../../lib/numbers.ts";

/** No cell is farther away than this, the map being round. */
const FARTHEST = GRID_SIZE / 2;

function scouterText(level: number): string {
  const steps = SCOUTER_STEPS * level;
  const words = enResearch.effects;
  return steps >= FARTHEST ? words.scouterAll : words.scouter(exactNumber(steps));
}

/** What a kept tool does at its level, 0..5. */
export function keptEffect(tool: ToolId, level: number): string {
  const words = enResearch.effects;
  // Loot is carried home without a transport too, only less of it.
  if (tool === "hotcut") {
    return words.hotcut(exactNumber(lootPercent({ hotcut: level })));
  }
  if (level < 1) return words.none;
  switch (tool) {
    case "scouter":
      return scouterText(level);
    case "bank":
      return words.bank(exactNumber(bankCap(level)));
    case "casino":
      return words.casino(exactNumber(maxStake(level)));
    case "market":
      return words.market(
        exactNumber(MARKET.toolStock.min * level),
        exactNumber(MARKET.toolStock.max * level),
      );
    case "gps":
      return words.gps(exactNumber(gpsRestMs(level) / MINUTE));
    default:
      return words.none;
  }
}

/** What the player has of a research now. */
export function effectNow(tool: ToolId, level: number, held: number): string {
  return TOOLS[tool].pack === null
    ? keptEffect(tool, level)
    : enResearch.effects.held(exactNumber(held));
}

/** What the next level changes. */
export function effectNext(tool: ToolId, level: number, held: number): string {
  const { pack } = TOOLS[tool];
  const after = countAfterResearch(tool, level + 1, held);
  return pack === null
    ? keptEffect(tool, level + 1)
    : enResearch.effects.pack(exactNumber(pack), exactNumber(after));
}
