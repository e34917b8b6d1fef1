/** One move of a player in a realm: the habit decides, the calls carry it out. */
import { type Aim, type Intent, nextCell, refusalKey, restUntil } from "@emberlode/bots/habits";
import {
  armyPower,
  baseLevel,
  cellIndex,
  HOUR,
  isSameCell,
  MINUTE,
  type Result,
} from "@emberlode/game";
import { battleTarget, factoryTarget } from "./assess.ts";
import { perform, type SocietyCall } from "./calls.ts";
import type { Mind } from "./mind.ts";
import type { Realm } from "./realm.ts";

/** How long a move takes: as long as a call, or until a given time. */
export type MoveTime = { call: "step" | "action" } | { until: number };

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
      return { call: "units", type: intent.side, index: intent.index, unit: intent.count };
    case "buy tech":
      return { call: "tech", type: intent.side, index: intent.index };
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
    case "attack":
      return { call: "attack", enemy: Number(intent.enemy) };
    default:
      return null;
  }
}

/** Answers a request for information; returns false if none. */
function ask(realm: Realm, mind: Mind, intent: Intent): boolean {
  const player = realm.player(mind.id);
  const { now } = realm;
  switch (intent.do) {
    case "look":
      mind.look(intent.at);
      return true;
    case "inquire": {
      const id = realm.idOf(intent.username);
      const { total } = armyPower(realm.player(id));
      // Players here don't spare newcomers; only the rules protect them.
      mind.players.set(intent.username, {
        since: 0,
        power: total,
        baseLevel: baseLevel(realm.factoriesOf(id)),
      });
      return true;
    }
    case "assess": {
      const of = intent.of;
      const index = cellIndex(player);
      if (of === "factory") {
        const target = factoryTarget(realm, player);
        if (target !== null) mind.assessed.set(index, { at: now, of, target });
        return target !== null;
      }
      const target = battleTarget(realm, player);
      if (target !== null) mind.assessed.set(index, { at: now, of, target });
      return target !== null;
    }
    default:
      return false;
  }
}

/** Updates what the player knows after a successful call. */
function learn(realm: Realm, mind: Mind, intent: Intent, done: Result<unknown>): void {
  const discovered = isDiscovery(done, intent);
  const player = realm.player(mind.id);
  const index = cellIndex(player);
  switch (intent.do) {
    case "step":
    case "use tool":
      mind.arrive(discovered);
      return;
    case "dig":
    case "explore":
      mind.spent.set(index, realm.dweller(mind.id).spent[index] ?? 0);
      mind.veins.delete(index);
      mind.arrive(false);
      return;
    case "capture":
    case "attack":
      mind.assessed.delete(index);
      mind.sightings.delete(index);
      // Win or lose, no further fight here for a while.
      mind.refused.set(refusalKey(intent, player), realm.now + FOUGHT_MS);
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
function next(realm: Realm, mind: Mind, aim: Aim): Intent {
  const here = realm.player(mind.id);
  if (mind.destination === null) {
    const chosen = aim(mind, realm.random);
    if (chosen === null) return { do: "rest", until: restUntil(mind) };
    if (isSameCell(here, chosen.at)) return chosen.intent;
    mind.destination = chosen.at;
  }
  return { do: "step", to: nextCell(here, mind.destination) };
}

/** Carries out the player's next intent; returns the time it takes. */
export function playMove(realm: Realm, mind: Mind, aim: Aim): MoveTime {
  const here = realm.player(mind.id);
  const intent = next(realm, mind, aim);
  if (intent.do === "rest") return { until: intent.until };
  const refuse = () => mind.refused.set(refusalKey(intent, here), realm.now + REFUSED_MS);
  const call = callOf(intent);
  if (call === null) {
    if (!ask(realm, mind, intent)) refuse();
    return { call: "action" };
  }
  const done = perform(realm, mind.id, call);
  if (done.ok) learn(realm, mind, intent, done);
  else refuse();
  const isThere = mind.destination !== null && isSameCell(realm.player(mind.id), mind.destination);
  if (!done.ok || isThere || isDiscovery(done, intent) || mind.here?.type === "mirage") {
    mind.destination = null;
  }
  return { call: intent.do === "step" ? "step" : "action" };
}
