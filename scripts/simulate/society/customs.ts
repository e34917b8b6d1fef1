/**
 * What players do once in every sitting besides their habits: pacts with neighbors, and one errand
 * to the Black Market, to the World Casino, or to lay a mine.
 */
import { nearestOf, nextCell, stepsTo, type TemperamentId } from "@emberlode/bots/habits";
import {
  cellAt,
  isSameCell,
  marketOffers,
  type Position,
  type Random,
  RESOURCES,
  STAKES,
  utcDay,
} from "@emberlode/game";
import { perform, type SocietyCall } from "./calls.ts";
import type { Mind } from "./mind.ts";
import type { Realm } from "./realm.ts";

/** A destination and the calls to make there. */
export interface Errand {
  at: Position;
  calls: readonly SocietyCall[];
}

/** How far away neighbors may be for a pact, and how many pacts are enough. */
const PACTS = { reach: 12, most: 3 } as const;
const PEACEFUL: readonly TemperamentId[] = ["digger", "builder", "trader", "hermit"];
/** Stakes of one visit, each of the smallest amount. */
const STAKES_A_VISIT = 5;
/** Distance of mines from the base, close enough to guard it. */
const MINE_RINGS = { nearest: 2, farthest: 4 } as const;

/** Accepts all requests, and asks the nearest neighbor. */
function seekPacts(realm: Realm, mind: Mind): void {
  for (const other of realm.askersOf(mind.id))
    perform(realm, mind.id, { call: "accept nap", other });
  if (realm.player(mind.id).napPartners.length >= PACTS.most) return;
  const { baseX, baseY } = realm.player(mind.id);
  if (baseX === null || baseY === null) return;
  const home = { x: baseX, y: baseY };
  let nearest: string | null = null;
  let steps = PACTS.reach + 1;
  for (const [index, name] of mind.bases) {
    const away = stepsTo(home, index);
    if (away >= steps || realm.napBetween(mind.id, realm.idOf(name)) !== null) continue;
    [nearest, steps] = [name, away];
  }
  if (nearest !== null) perform(realm, mind.id, { call: "ask nap", other: realm.idOf(nearest) });
}

/** With a key, buys one piece of the first market offer that costs at most half the resource. */
function shopping(realm: Realm, mind: Mind): Errand | null {
  const at = (mind.researches.market ?? 0) > 0 ? nearestOf(mind, "market") : null;
  const purse = mind.status;
  const offer = marketOffers(realm.seed, utcDay(realm.now)).find(
    ({ price, paidIn }) => price * 2 <= purse[paidIn],
  );
  if (at === null || offer === undefined) return null;
  return { at, calls: [{ call: "market", offer: offer.id, count: 1 }] };
}

/** With a key, stakes a few coins on heads at the casino. */
function gambling(mind: Mind, random: Random): Errand | null {
  const at = (mind.researches.casino ?? 0) > 0 ? nearestOf(mind, "casino") : null;
  if (at === null) return null;
  const resource = random.pick(RESOURCES);
  const coin: SocietyCall = { call: "stake", game: "coin", resource, stake: STAKES.min, choice: 0 };
  return { at, calls: Array.from({ length: STAKES_A_VISIT }, () => coin) };
}

/** Lays a mine near the base. */
function mining(realm: Realm, mind: Mind, random: Random): Errand | null {
  const { mines = 0 } = mind.tools;
  const { baseX, baseY } = realm.player(mind.id);
  if (mines === 0 || baseX === null || baseY === null) return null;
  const home = { x: baseX, y: baseY };
  const near = mind.land.of("waste").filter((index) => {
    const away = stepsTo(home, index);
    return away >= MINE_RINGS.nearest && away <= MINE_RINGS.farthest;
  });
  if (near.length === 0) return null;
  const at = cellAt(random.pick(near));
  return { at, calls: [{ call: "tool", tool: "mines", count: mines - 1, n: 1 }] };
}

/** Starts a sitting; returns the player's errand, if any. */
export function sitDown(realm: Realm, mind: Mind, temperament: TemperamentId): Errand | null {
  if (PEACEFUL.includes(temperament)) seekPacts(realm, mind);
  const { random } = realm;
  return shopping(realm, mind) ?? mining(realm, mind, random) ?? gambling(mind, random);
}

/** Makes one call of an errand; returns what is left of it, or null. */
export function runErrand(realm: Realm, mind: Mind, errand: Errand): Errand | null {
  const here = realm.player(mind.id);
  if (!isSameCell(here, errand.at)) {
    const done = perform(realm, mind.id, { call: "step", to: nextCell(here, errand.at) });
    mind.arrive(true);
    return done.ok ? errand : null;
  }
  const [call, ...calls] = errand.calls;
  if (call !== undefined) perform(realm, mind.id, call);
  return calls.length === 0 ? null : { ...errand, calls };
}
