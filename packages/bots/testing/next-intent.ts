/** Asks a bot's habit for its next intent, for tests. */
import { seededRandom } from "@emberlode/game";
import { expect } from "vitest";
import { habitFor } from "../habits/habit.ts";
import type { Intent } from "../habits/intent.ts";
import type { Knowledge } from "../habits/knowledge.ts";
import type { TemperamentId } from "../habits/temperament.ts";
import { makeKnowledge, ownFactory } from "./known.ts";

/** With one factory already, so that nothing is saved for the first one. */
export const settled = [
  ownFactory("base", { x: 20, y: 20 }),
  ownFactory("factory", { x: 1, y: 1 }),
];

/** The next intent of this temperament, which must not depend on randomness. */
export function nextIntent(known: Partial<Knowledge>, id: TemperamentId = "digger"): Intent {
  const intents = ["a", "b", "c"].map((seed) =>
    habitFor(id)(makeKnowledge(known), seededRandom(seed)),
  );
  const [intent] = intents;
  if (intent === undefined) throw new Error("The bot has no intent.");
  expect(intents).toEqual([intent, intent, intent]);
  return intent;
}
