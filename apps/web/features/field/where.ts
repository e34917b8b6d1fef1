import type { Position } from "@emberlode/contract";
import { bearing, distance } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { t } from "../../lib/i18n/catalogue.ts";

/** Where a cell lies as seen from the player's base, in words; empty without a base. */
export function whereFromBase(at: Position, base: Position | null): string {
  if (base === null) return "";
  const steps = distance(base, at);
  if (steps === 0) return t.game.move.atBase;
  return t.game.move.steps(steps, enCatalogue.directions[bearing(base, at)]);
}

/** A place to dig as seen from the player, in words. */
export function nearestText(from: Position, to: Position, type: "metal" | "energy"): string {
  const name = enCatalogue.directions[bearing(from, to)];
  return t.game.field.nearest(enCatalogue.fields[type].title, distance(from, to), name);
}
