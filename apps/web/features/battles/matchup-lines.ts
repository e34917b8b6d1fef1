/** The matchups that counted most in a battle (rules §11). */
import type { PublicBattleReport } from "@emberlode/contract";
import {
  attackSquads,
  defenseSquads,
  isKnownBattleVersion,
  UNITS,
  weighMatchups,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { decimals } from "../army/unit-worth.ts";

const t = await messages("battles");
const tCatalogue = await messages("catalogue");

/** Matchups shown of each side. */
const MAX_MATCHUPS = 3;

/** A kind's plural name, as the counts of units have it. */
function kindName(side: "attack" | "defense", index: number): string {
  const unit = UNITS[side][index];
  return unit === undefined ? "" : tCatalogue(`unitCounts.${unit.id}`, { count: 0 });
}

/**
 * The side's matchups with a factor other than 1, those that changed the most damage first; null if
 * that version's rules are unknown here.
 */
export function matchupLines(
  { attacker, defender, modifiers, rulesVersion }: PublicBattleReport,
  side: "attacker" | "defender",
): readonly string[] | null {
  if (!isKnownBattleVersion(rulesVersion)) return null;
  const attack = attackSquads(attacker, defender, modifiers, rulesVersion);
  const defense = defenseSquads(defender, modifiers, rulesVersion);
  const isAttacker = side === "attacker";
  const [own, enemy] = isAttacker
    ? (["attack", "defense"] as const)
    : (["defense", "attack"] as const);
  return (isAttacker ? weighMatchups(attack, defense) : weighMatchups(defense, attack))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_MATCHUPS)
    .map(({ index, enemyIndex, factor }) =>
      t("factors.matchup", {
        unit: kindName(own, index),
        enemy: kindName(enemy, enemyIndex),
        factor: decimals().format(factor),
      }),
    );
}
