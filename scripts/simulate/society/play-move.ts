/** One move of a player in a world: the habit decides, the calls carry it out. */
import { type Aim, type Intent, refusalKey, restUntil } from "@emberlode/bots/habits";
import {
  armyPower,
  baseLevel,
  cellIndex,
  HOUR,
  isSameCell,
  MINUTE,
  type Result,
  stepToward,
} from "@emberlode/game";
import { battleTarget, factoryTarget } from "./assess.ts";
import { perform, type SocietyCall } from "./calls.ts";
import type { SimulatedKnowledge } from "./simulated-knowledge.ts";
import type { SimulatedWorld } from "./simulated-world.ts";

/** How long a move takes: as long as a call or reading an answer, or until a given time. */
export type MoveTime = { call: "step" | "action" | "read" } | { until: number };

/** Refused intents are not retried for this long. */
const REFUSED_MS = 30 * MINUTE;

/** No further fight at the same place for this long. */
const FOUGHT_MS = 12 * HOUR;

/** The game call of an intent; null if it only asks for information. */
function callOf(intent: Intent): SocietyCall | null {
  switch (intent.do) {
    case "step":
      return { call: "step", to: intent.to };
    case "dig":
      return { call: "dig", effort: intent.effort };
    case "explore":
      return { call: intent.what === "memorial" ? "candle" : intent.what };
    case "buy units":
      return { call: "units", side: intent.side, index: intent.index, count: intent.count };
    case "buy tech":
      return { call: "tech", side: intent.side, index: intent.index };
    case "buy part":
    case "install part":
      return { call: intent.do, part: intent.part };
    case "upgrade base":
      return { call: "upgrade" };
    case "research":
      return { call: "research", research: intent.tool };
    case "use tool":
      return { call: "tool", tool: intent.tool, count: intent.held - 1, type: intent.type };
    case "bank":
      return { ...intent, call: "bank" };
    case "exchange":
      return { ...intent, call: "exchange" };
    case "capture":
      return { call: "capture" };
    case "plunder":
    case "collect":
      return { call: intent.do };
    case "garrison":
      return { call: "garrison", shares: intent.shares };
    case "take relic":
      return { call: "relic" };
    case "attack":
      return { call: "attack", enemy: Number(intent.enemy) };
    default:
      return null;
  }
}

/** Answers a request for information; returns false if none. */
function ask(world: SimulatedWorld, knowledge: SimulatedKnowledge, intent: Intent): boolean {
  const player = world.player(knowledge.id);
  const { now } = world;
  switch (intent.do) {
    case "look":
      knowledge.look(intent.at);
      return true;
    case "inquire": {
      const id = world.idOf(intent.username);
      const { total } = armyPower(world.player(id));
      // Players here don't spare newcomers; only the rules protect them.
      knowledge.players.set(intent.username, {
        since: 0,
        power: total,
        baseLevel: baseLevel(world.factoriesOf(id)),
      });
      return true;
    }
    case "assess": {
      const targetType = intent.targetType;
      const index = cellIndex(player);
      if (targetType === "factory") {
        const target = factoryTarget(world, player);
        if (target !== null) knowledge.assessed.set(index, { seenAt: now, targetType, target });
        return target !== null;
      }
      const target = battleTarget(world, player);
      if (target !== null) knowledge.assessed.set(index, { seenAt: now, targetType, target });
      return target !== null;
    }
    default:
      return false;
  }
}

/** Updates what the player knows after a successful call. */
function learn(
  world: SimulatedWorld,
  knowledge: SimulatedKnowledge,
  intent: Intent,
  done: Result<unknown>,
): void {
  const discovered = isDiscovery(done, intent);
  const player = world.player(knowledge.id);
  const index = cellIndex(player);
  switch (intent.do) {
    case "step":
    case "use tool":
      knowledge.arrive({ discovered });
      return;
    case "dig":
    case "explore":
      knowledge.spent.set(index, world.recordOf(knowledge.id).spent[index] ?? 0);
      knowledge.veins.delete(index);
      knowledge.arrive();
      return;
    case "take relic":
      knowledge.arrive();
      return;
    case "capture":
    case "plunder":
    case "attack":
      knowledge.assessed.delete(index);
      knowledge.sightings.delete(index);
      // Win or lose, no further fight here for a while.
      knowledge.refused.set(refusalKey(intent, player), world.now + FOUGHT_MS);
      return;
    default:
  }
}

function isDiscovery(done: Result<unknown>, intent: Intent): boolean {
  if (intent.do === "use tool") return true;
  const { outcome } = done as { outcome?: { discovered?: boolean } };
  return outcome?.discovered === true;
}

/**
 * The next intent: what was aimed at, a step toward it, or a rest. The aim is chosen again on
 * arrival and whenever something new comes into sight.
 */
function next(world: SimulatedWorld, knowledge: SimulatedKnowledge, aim: Aim): Intent {
  const here = world.player(knowledge.id);
  if (knowledge.destination === null) {
    const chosen = aim(knowledge, world.random);
    if (chosen === null) return { do: "rest", until: restUntil(knowledge) };
    if (isSameCell(here, chosen.at)) return chosen.intent;
    knowledge.destination = chosen.at;
  }
  return { do: "step", to: stepToward(here, knowledge.destination) };
}

/** Carries out the player's next intent; returns the time it takes. */
export function playMove(world: SimulatedWorld, knowledge: SimulatedKnowledge, aim: Aim): MoveTime {
  const here = world.player(knowledge.id);
  const intent = next(world, knowledge, aim);
  if (intent.do === "rest") return { until: intent.until };
  const refuse = (ms = REFUSED_MS) =>
    knowledge.refused.set(refusalKey(intent, here), world.now + ms);
  const call = callOf(intent);
  if (call === null) {
    if (!ask(world, knowledge, intent)) refuse();
    return { call: "read" };
  }
  const { unknown } = knowledge.land;
  const veins = knowledge.veins.size;
  const done = perform(world, knowledge.id, call);
  if (done.ok) learn(world, knowledge, intent, done);
  else refuse(done.waitMs);
  const isThere =
    knowledge.destination !== null && isSameCell(world.player(knowledge.id), knowledge.destination);
  const hasNews =
    knowledge.land.unknown < unknown ||
    knowledge.veins.size > veins ||
    knowledge.here?.type === "mirage";
  if (!done.ok || isThere || hasNews || knowledge.seesRelic) knowledge.destination = null;
  return { call: intent.do === "step" ? "step" : "action" };
}
