/**
 * What players do once in every session besides their habits: pacts with neighbors, and one errand
 * to the Black Market, to the World Casino, or to lay a mine.
 */
import { nearestOf, stepsTo, type TemperamentId } from "@emberlode/bots/habits";
import {
  cellAt,
  isSameCell,
  marketOffers,
  type Position,
  type Random,
  RESOURCES,
  STAKES,
  stepToward,
  utcDay,
} from "@emberlode/game";
import { perform, type SocietyCall } from "./calls.ts";
import type { SimulatedKnowledge } from "./simulated-knowledge.ts";
import type { SimulatedWorld } from "./simulated-world.ts";

/** A destination and the calls to make there. */
export interface Errand {
  at: Position;
  calls: readonly SocietyCall[];
}

/** How far away neighbors may be for a pact, and how many pacts are enough. */
const PACTS = { reach: 12, maxPacts: 3 } as const;
const PEACEFUL: readonly TemperamentId[] = ["digger", "builder", "trader", "hermit"];
/** Stakes of one visit, each of the smallest amount. */
const STAKES_A_VISIT = 5;
/** Distance of mines from the base, close enough to protect it. */
const MINE_DISTANCE = { nearest: 2, farthest: 4 } as const;

/** Accepts all requests, and asks the nearest neighbor. */
function seekPacts(world: SimulatedWorld, knowledge: SimulatedKnowledge): void {
  for (const other of world.askersOf(knowledge.id))
    perform(world, knowledge.id, { call: "accept nap", other });
  if (world.player(knowledge.id).napPartners.length >= PACTS.maxPacts) return;
  const { baseX, baseY } = world.player(knowledge.id);
  if (baseX === null || baseY === null) return;
  const home = { x: baseX, y: baseY };
  let nearest: string | null = null;
  let steps = PACTS.reach + 1;
  for (const [index, name] of knowledge.bases) {
    const away = stepsTo(home, index);
    if (away >= steps || world.napBetween(knowledge.id, world.idOf(name)) !== null) continue;
    [nearest, steps] = [name, away];
  }
  if (nearest !== null)
    perform(world, knowledge.id, { call: "ask nap", other: world.idOf(nearest) });
}

/** With a key, buys one piece of the first market offer that costs at most half the resource. */
function marketErrand(world: SimulatedWorld, knowledge: SimulatedKnowledge): Errand | null {
  const at = (knowledge.researches.market ?? 0) > 0 ? nearestOf(knowledge, "market") : null;
  const carried = knowledge.status;
  const offer = marketOffers(world.seed, utcDay(world.now)).find(
    ({ price, paidIn }) => price * 2 <= carried[paidIn],
  );
  if (at === null || offer === undefined) return null;
  return { at, calls: [{ call: "market", offer: offer.id, count: 1 }] };
}

/** With a key, stakes a few coins on heads at the casino. */
function casinoErrand(knowledge: SimulatedKnowledge, random: Random): Errand | null {
  const at = (knowledge.researches.casino ?? 0) > 0 ? nearestOf(knowledge, "casino") : null;
  if (at === null) return null;
  const resource = random.pick(RESOURCES);
  const coin: SocietyCall = { call: "stake", game: "coin", resource, stake: STAKES.min, choice: 0 };
  return { at, calls: Array.from({ length: STAKES_A_VISIT }, () => coin) };
}

/** Lays a mine near the base. */
function mineErrand(
  world: SimulatedWorld,
  knowledge: SimulatedKnowledge,
  random: Random,
): Errand | null {
  const { mines = 0 } = knowledge.tools;
  const { baseX, baseY } = world.player(knowledge.id);
  if (mines === 0 || baseX === null || baseY === null) return null;
  const home = { x: baseX, y: baseY };
  const near = knowledge.land.of("waste").filter((index) => {
    const away = stepsTo(home, index);
    return away >= MINE_DISTANCE.nearest && away <= MINE_DISTANCE.farthest;
  });
  if (near.length === 0) return null;
  const at = cellAt(random.pick(near));
  return { at, calls: [{ call: "tool", tool: "mines", count: mines - 1, n: 1 }] };
}

/** Starts a session; returns the player's errand, if any. */
export function beginSession(
  world: SimulatedWorld,
  knowledge: SimulatedKnowledge,
  temperament: TemperamentId,
): Errand | null {
  if (PEACEFUL.includes(temperament)) seekPacts(world, knowledge);
  const { random } = world;
  return (
    marketErrand(world, knowledge) ??
    mineErrand(world, knowledge, random) ??
    casinoErrand(knowledge, random)
  );
}

/** Makes one call of an errand; returns what is left of it, or null. */
export function runErrand(
  world: SimulatedWorld,
  knowledge: SimulatedKnowledge,
  errand: Errand,
): Errand | null {
  const here = world.player(knowledge.id);
  if (!isSameCell(here, errand.at)) {
    const done = perform(world, knowledge.id, { call: "step", to: stepToward(here, errand.at) });
    knowledge.arrive({ discovered: true });
    return done.ok ? errand : null;
  }
  const [call, ...calls] = errand.calls;
  if (call !== undefined) perform(world, knowledge.id, call);
  return calls.length === 0 ? null : { ...errand, calls };
}
