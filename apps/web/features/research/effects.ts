/** A research's effect at a level, as text with the numbers of the rules (rules §14). */
import {
  bankCap,
  countAfterResearch,
  GRID_SIZE,
  gpsCooldownMs,
  lootPercent,
  MARKET,
  MINUTE,
  maxStake,
  SCOUTER_STEPS,
  TOOLS,
  type ToolId,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";

const t = await messages("research");

/** The largest distance on the map, which wraps around. */
const MAX_DISTANCE = GRID_SIZE / 2;

function scouterText(level: number): string {
  const steps = SCOUTER_STEPS * level;
  return steps >= MAX_DISTANCE ? t("effects.scouterAll") : t("effects.scouter", { steps });
}

/** The effect of a kept tool at its level, 0..5. */
export function keptToolEffect(tool: ToolId, level: number): string {
  // Some loot can be carried without a transport, too.
  if (tool === "hotcut") {
    return t("effects.hotcut", { percent: exactNumber(lootPercent({ hotcut: level })) });
  }
  if (level < 1) return t("effects.none");
  switch (tool) {
    case "scouter":
      return scouterText(level);
    case "bank":
      return t("effects.bank", { cap: exactNumber(bankCap(level)) });
    case "casino":
      return t("effects.casino", { stake: exactNumber(maxStake(level)) });
    case "market":
      return t("effects.market", {
        least: exactNumber(MARKET.toolStock.min * level),
        most: exactNumber(MARKET.toolStock.max * level),
      });
    case "gps":
      return t("effects.gps", { minutes: gpsCooldownMs(level) / MINUTE });
    default:
      return t("effects.none");
  }
}

/** A research's current effect. */
export function currentEffect(tool: ToolId, level: number, held: number): string {
  return TOOLS[tool].pack === null
    ? keptToolEffect(tool, level)
    : t("effects.held", { count: exactNumber(held) });
}

/** What the next level changes. */
export function nextEffect(tool: ToolId, level: number, held: number): string {
  const { pack } = TOOLS[tool];
  const after = countAfterResearch(tool, level + 1, held);
  return pack === null
    ? keptToolEffect(tool, level + 1)
    : t("effects.pack", { pack: exactNumber(pack), count: exactNumber(after) });
}
