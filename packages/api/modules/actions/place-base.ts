/** Places a waiting base on the map, in the commit of its player's action (rules §2). */
import {
  type Actions,
  asOutcome,
  type Database,
  type LockedState,
  type Plan,
  RETRY,
  type RuleResult,
} from "@emberlode/db";
import {
  type Changes,
  chooseBaseCell,
  type EvictedBase,
  type GameErrorCode,
  GUEST,
  isPlacedLikeGuest,
  isSameCell,
  makeRoom,
  networksOf,
  type PlacingDecision,
  type PlacingFacts,
  type PlacingState,
  type PlayerState,
  type Position,
  placeBase,
  type Random,
  type Refusal,
  SECOND,
} from "@emberlode/game";
import { busyError, GameError } from "../../errors.ts";
import type { Clock } from "../../platform/clock.ts";
import { keyOf } from "../../platform/idempotency-key.ts";
import type { Log } from "../../platform/log.ts";
import type { FairQueue, QueueLimits } from "../../platform/tasks/fair-queue.ts";
import { findBasesOnMap, findPlacingFacts, findWaitingNewcomers } from "../world/bases.queries.ts";
import { baseCellOf, cellForBase } from "../world/waiting-base.ts";
import type { WorldMap } from "../world/world-map.ts";
import type { ActionContext, ActionError } from "./perform.ts";

/** The services for placing a base. */
export interface PlacementServices {
  db: Database;
  actions: Actions;
  world: WorldMap;
  placements: FairQueue;
}

/** Why a base cannot be placed; TOO_MANY_GUESTS only for guests. */
export type PlacementRefusal = "WORLD_FULL" | "TOO_MANY_GUESTS_HERE" | "TOO_MANY_GUESTS";

/** For the queue of placements. More of a group would not get their turn in time. */
export const PLACEMENT_LIMITS: QueueLimits = {
  concurrency: 1,
  maxPerGroup: 64,
  maxWaitMs: 5 * SECOND,
  retryAfterSeconds: 1,
};

/** Limit of retries when other processes place bases first. */
const MAX_TRIES = 40;

/**
 * Which bases leave the map for a newcomer, or why there is no room. Valid only while the number of
 * placements in the world is the same.
 */
type RoomDecision = PlacingDecision & { placements: number };

async function findRoom(
  { db, world }: Pick<PlacementServices, "db" | "world">,
  newcomer: PlacingState["newcomer"],
  now: number,
): Promise<RoomDecision> {
  const { placements, onMap } = await findBasesOnMap(db);
  return { ...makeRoom({ newcomer, onMap, places: world.baseCellCount(), now }), placements };
}

/** The room for the acting player, on the newest map. */
async function decideRoom(
  services: PlacementServices,
  { actor, now }: LockedState,
): Promise<RoomDecision> {
  const { db, world } = services;
  const [newcomer] = await Promise.all([findPlacingFacts(db, actor.id), world.refresh()]);
  if (newcomer === null) throw new GameError("NOT_LOGGED_IN");
  return findRoom(services, newcomer, now);
}

/** The bases to evict that are still on the map. */
function evictedBases(
  world: WorldMap,
  room: Extract<PlacingDecision, { ok: true }>,
): EvictedBase[] {
  return room.evicted.flatMap(({ id, lastSeenAt, reason }) => {
    const base = world.factoriesOf(id).find(({ type }) => type === "base");
    return base === undefined ? [] : [{ base, lastSeenAt, reason }];
  });
}

/** Where the actor's base goes, and the state with which to run the action. */
interface Place {
  ok: true;
  placedState: LockedState;
  changes: Changes;
}

/** Decided on the current map, like a rule: the commit checks that it has not changed. */
function choosePlace(
  world: WorldMap,
  room: RoomDecision,
  locked: LockedState,
): Place | Refusal<PlacementRefusal> {
  if (!room.ok) return room;
  const { actor: player, now } = locked;
  const evicted = evictedBases(world, room);
  const leaving = evicted.map(({ base }) => base.ownerId);
  const cell = cellForBase(world, player, new Set(leaving));
  if (cell === null) return { ok: false, code: "WORLD_FULL" };
  const isTaken = world.at(player).baseOwner !== null && !isSameCell(cell, player);
  const { mines } = world.at(cell);
  const { placements } = room;
  return {
    ok: true,
    placedState: locked.withBase(cell, leaving),
    changes: placeBase({ player, cell, mines, isTaken, evicted, placements, now }),
  };
}

/** When a plan places the actor's waiting base. All but `never` need a turn in the queue. */
type Placement = "never" | "with-changes" | "always";

/** An action's outcome, and the state that it was judged on. */
interface PlacedOutcome<Outcome> {
  outcome: Outcome;
  state: LockedState;
}

type PlacingPlan<Outcome, Code extends string, Answer, Read> = Plan<
  PlacedOutcome<Outcome>,
  Code,
  Answer,
  { room: RoomDecision | null; read: Read }
>;

/**
 * The plan, judged as if the actor's waiting base were already placed. If the placement is due, its
 * changes come before those of the plan; with `never`, it is refused with `NEEDS_PLACEMENT`.
 */
function placingPlan<Outcome, Code extends GameErrorCode, Answer, Read>(
  services: PlacementServices,
  plan: Plan<Outcome, Code, Answer, Read>,
  placement: "never",
): PlacingPlan<Outcome, Code | "NEEDS_PLACEMENT", Answer, Read>;
function placingPlan<Outcome, Code extends GameErrorCode, Answer, Read>(
  services: PlacementServices,
  plan: Plan<Outcome, Code, Answer, Read>,
  placement: Exclude<Placement, "never">,
): PlacingPlan<Outcome, Code | PlacementRefusal, Answer, Read>;
function placingPlan<Outcome, Code extends GameErrorCode, Answer, Read>(
  services: PlacementServices,
  plan: Plan<Outcome, Code, Answer, Read>,
  placement: Placement,
): PlacingPlan<Outcome, Code | PlacementRefusal | "NEEDS_PLACEMENT", Answer, Read> {
  const { world } = services;
  const { players, fields, load, recheck } = plan;
  const mayPlace = placement !== "never";
  const withBase = (player: PlayerState): PlayerState => {
    if (player.baseX !== null) return player;
    const { x: baseX, y: baseY } = baseCellOf(world, player);
    return { ...player, baseX, baseY };
  };
  const asIfPlaced = (locked: LockedState): LockedState =>
    locked.waitingBase === null ? locked : locked.withBase(baseCellOf(world, locked.actor));
  return {
    ...plan,
    ...(players && { players: (actor: PlayerState) => players(withBase(actor)) }),
    ...(fields && { fields: (actor: PlayerState) => fields(withBase(actor)) }),
    ...(recheck && { recheck: (locked: LockedState) => recheck(asIfPlaced(locked)) }),
    ...(mayPlace && {
      fields: (actor: PlayerState) => [
        baseCellOf(world, actor),
        ...(fields?.(withBase(actor)) ?? []),
      ],
      // Evicted players, and possibly another cell, are known only after counting the room.
      discoversParticipants: true,
      maxTries: MAX_TRIES,
    }),
    async load(locked) {
      // Counted on each try. Another process may have placed the base since it was read.
      const isCounted = mayPlace && locked.waitingBase !== null;
      const room = isCounted ? await decideRoom(services, locked) : null;
      return { room, read: (await load?.(asIfPlaced(locked))) as Read };
    },
    rule(
      locked,
      { room, read },
    ): RuleResult<PlacedOutcome<Outcome>, Code | PlacementRefusal | "NEEDS_PLACEMENT"> {
      const place = room && choosePlace(world, room, locked);
      const done = plan.rule(place?.ok ? place.placedState : asIfPlaced(locked), read);
      if (done === RETRY || !done.ok) return done;
      const { outcome, changes } = done;
      const isDue = placement === "always" || changes.length > 0;
      if (locked.waitingBase === null || !isDue) {
        return { ok: true, changes, outcome: { outcome, state: asIfPlaced(locked) } };
      }
      if (place === null) return { ok: false, code: "NEEDS_PLACEMENT" };
      if (!place.ok) return place;
      return {
        ok: true,
        changes: [...place.changes, ...changes],
        outcome: { outcome, state: place.placedState },
      };
    },
    answer: ({ changes, outcome: { outcome, state } }, _, { read }) =>
      plan.answer({ ok: true, changes, outcome }, state, read),
  };
}

/**
 * Waits for the turn of the player's network to place a base. A process places one at a time, since
 * each placement counts all bases; networks take turns, since none may delay players from others.
 * Throws BUSY after five seconds.
 */
async function inTurn<Result>(
  { db, placements }: PlacementServices,
  playerId: number,
  place: () => Promise<Result>,
): Promise<Result> {
  const facts = await findPlacingFacts(db, playerId);
  const network = networksOf(facts?.address ?? null).at(-1)?.network ?? `player ${playerId}`;
  return placements.run(network, place);
}

/**
 * Runs the plan of an action on the map, such as a step, a dig or a purchase, once per key; returns
 * the answer or the error. A waiting base is treated as if it were where it would be placed. The
 * first action that changes anything places it in the same commit, and evicted bases leave the map:
 * only then are there refusals for lack of room.
 * @param input part of the body hash of the idempotency key
 */
export async function performPlacingBase<
  Outcome,
  Code extends GameErrorCode,
  Answer,
  Read = undefined,
>(
  ctx: ActionContext<PlacementServices>,
  input: unknown,
  plan: Plan<Outcome, Code, Answer, Read>,
): Promise<Answer | ActionError<Code | PlacementRefusal>> {
  const { services, playerId, request } = ctx;
  const { actions } = services;
  const key = keyOf(ctx, input);
  const season = request.season ?? null;
  const first = await actions.perform(playerId, placingPlan(services, plan, "never"), key, season);
  if (first.ok) return first.answer;
  const { code } = first;
  if (code !== "NEEDS_PLACEMENT") return GameError.fromRefusal({ ...first, code });
  const placing = placingPlan(services, plan, "with-changes");
  const result = await inTurn(services, playerId, () =>
    actions.perform(playerId, placing, key, season),
  );
  return result.ok ? result.answer : GameError.fromRefusal(result);
}

/** The services for choosing where a newcomer starts. */
export interface StartServices {
  db: Database;
  world: WorldMap;
  clock: Clock;
  random: Random;
}

type Newcomer = Pick<PlacingFacts, "isBot"> & { address: string };

/**
 * Where a newcomer stands until the first step: the cell that the base would get now, away from
 * those of other newcomers who have not acted yet.
 */
export async function startingCell(
  services: StartServices,
  newcomer: Newcomer & { isGuest: false },
): Promise<Position | GameError<"WORLD_FULL">>;
export async function startingCell(
  services: StartServices,
  newcomer: Newcomer & { isGuest: boolean },
): Promise<Position | GameError<PlacementRefusal>>;
export async function startingCell(
  services: StartServices,
  newcomer: Newcomer & { isGuest: boolean },
) {
  const { db, world, clock, random } = services;
  const now = clock.now();
  const [room, waitingBases] = await Promise.all([
    findRoom(services, { ...newcomer, createdAt: now }, now),
    findWaitingNewcomers(db, now - GUEST.briefIdleMs),
  ]);
  if (!room.ok) return GameError.fromRefusal(room);
  const leaving = new Set(room.evicted.map(({ id }) => id));
  // A free cell if there is one, as when the base is placed later.
  const bestCell = () => {
    const bases = world.bases();
    const stay = bases.filter(({ baseOwner }) => !leaving.has(baseOwner ?? 0));
    const choose = (takenCells: readonly Position[]) =>
      chooseBaseCell(world.cells(), takenCells, random);
    return choose([...bases, ...waitingBases]) ?? choose(bases) ?? choose(stay);
  };
  const cell = bestCell();
  if (cell !== null) return cell;
  await world.refresh();
  return bestCell() ?? new GameError("WORLD_FULL");
}

/** Only places the base. */
const BASE_ONLY: Plan<null, never, null> = {
  rule: () => ({ ok: true, changes: [], outcome: null }),
  answer: asOutcome,
};

/**
 * Places the base of a player. Returns null on success or if the base is on the map. Throws BUSY.
 */
export async function ensureBase(
  services: PlacementServices,
  playerId: number,
): Promise<GameError<PlacementRefusal> | null> {
  const result = await inTurn(services, playerId, () =>
    services.actions.perform(playerId, placingPlan(services, BASE_ONLY, "always")),
  );
  if (result.ok) return null;
  const { code } = result;
  if (code === "BUSY") throw busyError();
  if (code === "NOT_LOGGED_IN") throw new GameError("NOT_LOGGED_IN");
  if (code === "KEY_REUSED") throw new GameError("KEY_REUSED");
  if (code === "SEASON_CHANGED") throw new GameError("SEASON_CHANGED");
  return GameError.fromRefusal({ ...result, code });
}

/**
 * Places a base that left the map; that of a player who did little waits for the next action. A
 * refusal is only logged and does not prevent the login.
 */
export async function returnToMap(
  services: PlacementServices & { log: Log },
  playerId: number,
): Promise<void> {
  const player = await services.actions.read(playerId);
  if (player === null || player.isGuest || player.baseX !== null) return;
  const facts = await findPlacingFacts(services.db, playerId);
  if (facts === null || isPlacedLikeGuest(facts.actions)) return;
  const unplaced = await ensureBase(services, playerId).catch((error) => {
    if (error instanceof GameError) return error;
    throw error;
  });
  if (unplaced === null) return;
  const { gameCode } = unplaced;
  services.log.warn({ playerId, gameCode }, "the base of a returning account waits for an action");
}
