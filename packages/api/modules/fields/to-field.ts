/** A cell of the map as one player sees it. */
import type { Explosion, Field, Scout, Site } from "@emberlode/contract";
import {
  type Amounts,
  candleReadyAt,
  captureSafetyLeft,
  countPlainFactories,
  type FieldType,
  factoryClass,
  factoryGarrison,
  fieldCooldownEnd,
  isScouted,
  knowsVein,
  NO_AMOUNTS,
  type PlayerState,
  type Position,
  storeIn,
} from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Services } from "../../services.ts";
import type { Profile } from "../players/players.queries.ts";
import { botMark } from "../ranks/ranking.ts";
import type { MapCell } from "../world/world-map.ts";

type FieldUser = NonNullable<Field["user"]>;
type FieldFactory = NonNullable<Field["factory"]>;

function toUser(profile: Profile, ranking: Services["ranking"]): FieldUser {
  const { id, username, baseName, quote, profilePicture } = profile;
  return { _id: String(id), username, baseName, quote, profilePicture, ...botMark(ranking, id) };
}

/** The factory or base on the cell. Only scouts see the slots of another player's factory. */
function toFactory(
  { factory }: MapCell,
  playerId: number,
  isScouted: boolean,
): FieldFactory | null {
  if (factory === null) return null;
  const { id, lvl, slots, type, ownerId } = factory;
  const isShown = type === "factory" && (isScouted || ownerId === playerId);
  return { _id: String(id), lvl, ...(isShown && { slots }) };
}

/** The public facts of a factory field; undefined for any other field. */
export function siteOf(
  world: Pick<Services["world"], "worksNameAt">,
  { x, y, type, slots }: MapCell,
): Site | undefined {
  if (type !== "factory") return undefined;
  return { class: factoryClass(slots), name: world.worksNameAt({ x, y }) };
}

/**
 * How much longer nobody can capture the factory of a cell, milliseconds; 0 for any other field.
 */
const safetyOf = ({ type, factory, hold }: MapCell, now: number): number =>
  type === "factory" && factory !== null ? captureSafetyLeft(factory, hold, now) : 0;

/** The type of the cell as the player sees it. */
function typeOf({ baseOwner, type }: MapCell, { mirage }: FieldDetails): FieldType {
  if (baseOwner !== null) return "base";
  return mirage === true ? "mirage" : type;
}

/** Owner of the base or factory, and the rank that a base shows. */
async function toOwner(
  { profiles, ranking }: Pick<Services, "profiles" | "ranking">,
  { ownerId, baseOwner }: MapCell,
): Promise<Pick<Field, "user" | "rank">> {
  if (ownerId === null) return {};
  const profile = (await profiles.of([ownerId])).get(ownerId);
  const rank = baseOwner === null ? null : ranking.rankOf(baseOwner);
  return {
    ...(profile !== undefined && { user: toUser(profile, ranking) }),
    ...(rank !== null && { rank }),
  };
}

/**
 * A field of spec §3. Queries the database only for an owner's profile that is not cached and for
 * the owner of a scouted factory.
 */
export async function toField(
  ctx: PlayerContext<"actions" | "clock" | "profiles" | "ranking" | "world">,
  cell: MapCell,
  details: FieldDetails,
): Promise<Field> {
  const { services, playerId, translators } = ctx;
  const { x, y, index } = cell;
  const type = typeOf(cell, details);
  const scout = details.scouts && (await scoutFactory(services, cell, playerId));
  const factory = toFactory(cell, playerId, scout !== undefined);
  const site = siteOf(services.world, cell);
  const now = services.clock.now();
  const safeFor = safetyOf(cell, now);
  const { spentUntil, vein, explosion, relic } = details;
  return {
    _id: String(index + 1),
    x,
    y,
    type,
    desc: translators.catalogue(`fields.${type}.description`),
    ...(site !== undefined && { site }),
    ...(safeFor > 0 && { safeUntil: isoTime(now + safeFor) }),
    ...(factory !== null && { factory }),
    ...(spentUntil !== null && { spentUntil: isoTime(spentUntil) }),
    ...(vein !== undefined && { vein }),
    ...(scout !== undefined && { scout }),
    ...(explosion !== undefined && { explosion }),
    ...(relic !== undefined && { relic }),
    ...(await toOwner(services, cell)),
  };
}

/**
 * The part of a field that depends on the player. JSON, since the answer to a repeated key is built
 * from it.
 */
export interface FieldDetails {
  /** When the player can use the field again, in milliseconds; null if it is not spent. */
  spentUntil: number | null;
  /** A mirage is offered to the player here. */
  mirage?: true;
  /** The player's Slot Scouter reaches it. */
  scouts?: true;
  /** There is a vein here that the player knows of and has not dug today. */
  vein?: true;
  /** A mine went off under the player when they stepped here. */
  explosion?: Explosion;
  /** The player's relic, one step away at most. */
  relic?: Position;
}

interface FieldDetailsInput {
  type: FieldType;
  /** When the player can use the field again; memorials depend on the day instead. */
  spentUntil: number | null;
  /** Whether the day's seed puts a vein here, known to the player or not. */
  vein: boolean;
  explosion?: Explosion | null;
  /** Milliseconds. */
  now: number;
}

/** The part of a field that depends on this player. */
export function fieldDetailsFor(
  player: PlayerState,
  { x, y }: Position,
  { type, spentUntil, vein, explosion = null, now }: FieldDetailsInput,
): FieldDetails {
  return {
    spentUntil:
      type === "memorial"
        ? candleReadyAt(player, now)
        : fieldCooldownEnd({ type }, spentUntil, now),
    ...(player.mirageX === x && player.mirageY === y && { mirage: true }),
    ...(isScouted(player, { x, y }) && { scouts: true }),
    ...(vein && knowsVein(player, { x, y }, now) && { vein }),
    ...(explosion !== null && { explosion }),
  };
}

/**
 * Slots, garrison and store of another player's or a free factory; undefined for any other cell.
 * The garrison is the one that this player would fight now (rules §13).
 */
async function scoutFactory(
  { world, actions, clock }: Pick<Services, "actions" | "clock" | "world">,
  cell: MapCell,
  playerId: number,
): Promise<Scout | undefined> {
  const { type, slots, ownerId } = cell;
  if (type !== "factory" || ownerId === playerId) return undefined;
  const player = ownerId === null ? null : await actions.read(ownerId);
  const owner = player === null ? null : { player, factories: world.factoriesOf(player.id) };
  const { army, ofOwner } = factoryGarrison(
    slots,
    countPlainFactories(world.factoriesOf(playerId)),
    owner,
    cell.factory,
  );
  const store = storeAt(cell, owner, clock.now());
  return { slots, store, guard: { units: [...army.units], ofOwner } };
}

/** The store of the factory on a cell; empty if the factory is free. */
export function storeAt(
  { factory }: Pick<MapCell, "factory">,
  owner: Parameters<typeof storeIn>[1] | null,
  now: number,
): Amounts {
  return factory === null || owner === null ? NO_AMOUNTS : storeIn(factory, owner, now);
}
