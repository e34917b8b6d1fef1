/** What a player of a simulated world may know before a fight, in the API's types. */
import type { AssessedFactory } from "@emberlode/bots/habits";
import type { BattleTarget } from "@emberlode/contract";
import {
  ATTACK,
  armyPower,
  armyStanding,
  attacksLeft,
  attackTarget,
  baseLevel,
  captureRefusal,
  countPlainFactories,
  factoryGarrison,
  isScouted,
  lootLimit,
  type PlayerState,
  type Refusal,
  raidOpening,
} from "@emberlode/game";
import { captureState, raidState } from "./calls.ts";
import type { SimulatedWorld } from "./simulated-world.ts";

function opponentOf(world: SimulatedWorld, id: number): NonNullable<AssessedFactory["owner"]> {
  const factories = world.factoriesOf(id);
  const { name: username } = world.recordOf(id);
  return {
    user: { _id: String(id), username, baseName: "", quote: "", profilePicture: "" },
    rank: null,
    power: armyPower(world.player(id)).total,
    standing: armyStanding(factories),
    baseLevel: baseLevel(factories),
  };
}

/** A refusal with its code as text, since no person reads it. */
function refusedNow(refusal: Refusal | null): BattleTarget["refusal"] {
  return refusal && { code: refusal.code, text: refusal.code, until: null };
}

/** The factory where the player stands; null unless it can be fought for. */
export function factoryTarget(world: SimulatedWorld, player: PlayerState): AssessedFactory | null {
  const question = captureState(world, player);
  const { field, factory, owner, factories } = question;
  if (field.type !== "factory" || owner?.player.id === player.id) return null;
  const { army, ofOwner } = factoryGarrison(
    field.slots,
    countPlainFactories(factories),
    owner,
    factory,
  );
  const isKnown = owner === null || isScouted(player, field);
  const ahead = (at = 0) => (at > world.now ? new Date(at).toISOString() : null);
  return {
    owner: owner && opponentOf(world, owner.player.id),
    scout: isKnown ? { slots: field.slots, guard: { units: [...army.units], ofOwner } } : null,
    safeUntil: ahead(factory?.safeUntil),
    refusal: refusedNow(captureRefusal(question, { field: player }, world.now)),
    plunderRefusal: refusedNow(
      captureRefusal(question, { field: player, mode: "plunder" }, world.now),
    ),
    attacksLeft: attacksLeft(player, world.now),
  };
}

/** The base where the player stands; null unless it belongs to another player. */
export function battleTarget(world: SimulatedWorld, player: PlayerState): BattleTarget | null {
  const owner = world.factoryOn(player);
  if (owner === null || owner.type !== "base" || owner.ownerId === player.id) return null;
  const question = raidState(world, player, owner.ownerId);
  const opening = raidOpening(question, world.now);
  const asked = attackTarget(question, { enemy: owner.ownerId, field: player }, world.now);
  return {
    ...opponentOf(world, owner.ownerId),
    refusal: refusedNow(asked.ok ? null : asked),
    opening: opening?.by ?? null,
    attacksLeft: attacksLeft(player, world.now),
    attacksPerDay: ATTACK.perDay,
    loot: lootLimit(question, opening, world.now),
  };
}
