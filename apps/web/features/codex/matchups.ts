/** Who is strong against whom, from the rule that battles follow (rules §11). */
import { BATTLE_FACTORS, matchup, SIDES, type Side, UNITS } from "@emberlode/game";
import { enCodex as words } from "../../lib/i18n/en-codex.ts";
import { otherSide } from "../army/unit-worth.ts";
import type { CodexEntry } from "./sections.ts";

function enemies(side: Side, index: number, isMeant: (factor: number) => boolean): string {
  return UNITS[otherSide(side)]
    .filter((_, enemyIndex) => isMeant(matchup(side, index, enemyIndex)))
    .map(({ name }) => name)
    .join(", ");
}

/** A figure with at most two decimals. */
const rounded = (value: number) => String(Math.round(value * 100) / 100);

export const matchups = (): CodexEntry[] =>
  SIDES.flatMap((side) =>
    UNITS[side].map(({ id, name, strength, hp }, index) => {
      const inBattle = words.inBattle(
        rounded(strength * (BATTLE_FACTORS.strength[index] ?? 1)),
        rounded(hp * (BATTLE_FACTORS.hp[index] ?? 1)),
      );
      const strong = words.strong(enemies(side, index, (factor) => factor > 1));
      const weak = words.weak(enemies(side, index, (factor) => factor < 1));
      return { id: `against ${id}`, title: name, text: `${inBattle}${strong}${weak}` };
    }),
  );
