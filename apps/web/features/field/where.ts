import type { Position } from "@emberlode/contract";
import { bearing, distance } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

const tCatalogue = await messages("catalogue");
const tGame = await messages("game");

/** A cell's position relative to the player's base, in words; empty at the base or without one. */
export function whereFromBase(at: Position, base: Position | null): string {
  const steps = base === null ? 0 : distance(base, at);
  if (base === null || steps === 0) return "";
  return tGame("move.steps", { steps, bearing: tCatalogue(`directions.${bearing(base, at)}`) });
}

/** A field to dig, relative to the player, in words. */
export function nearestText(from: Position, to: Position, type: "metal" | "energy"): string {
  const name = tCatalogue(`directions.${bearing(from, to)}`);
  return tGame("field.nearest", {
    title: tCatalogue(`fields.${type}.title`),
    steps: distance(from, to),
    bearing: name,
  });
}
