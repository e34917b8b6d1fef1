/** A cell of the map as one player sees it. */
import type { Field } from "@emberlode/contract";
import type { FieldType } from "@emberlode/game";
import { botMark } from "../../services/accounts/bot-mark.ts";
import type { Profile } from "../../services/accounts/profiles.queries.ts";
import { isoTime } from "../../services/accounts/status.ts";
import type { Services } from "../../services.ts";
import type { MapCell } from "../../world/map/world-map.ts";
import type { PlayerContext } from "../context.ts";
import { scoutFactory } from "./scout.ts";
import type { Seen } from "./seen-field.ts";

type FieldUser = NonNullable<Field["user"]>;
type FieldFactory = NonNullable<Field["factory"]>;

function toUser(profile: Profile, ranking: Services["ranking"]): FieldUser {
  const { id, username, baseName, quote, profilePicture } = profile;
  return { _id: String(id), username, baseName, quote, profilePicture, ...botMark(ranking, id) };
}

/** The factory or base on the cell. The slots of another player's factory are visible only to scouts. */
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

/** The type of the cell as the player sees it. */
function typeOf({ baseOwner, type }: MapCell, { mirage }: Seen): FieldType {
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
 * A field of spec §3. Queries the database only for an owner's profile that is not cached and for the
 * owner of a scouted factory.
 */
export async function toField(
  { services, playerId, words }: PlayerContext<"actions" | "profiles" | "ranking" | "world">,
  cell: MapCell,
  seen: Seen,
): Promise<Field> {
  const { x, y, index } = cell;
  const type = typeOf(cell, seen);
  const scout = seen.scouts && (await scoutFactory(services, cell, playerId));
  const factory = toFactory(cell, playerId, scout !== undefined);
  const { spentUntil, vein, explosion } = seen;
  return {
    _id: String(index + 1),
    x,
    y,
    type,
    desc: words.catalogue(`fields.${type}.description`),
    ...(factory !== null && { factory }),
    ...(spentUntil !== null && { spentUntil: isoTime(spentUntil) }),
    ...(vein !== undefined && { vein }),
    ...(scout !== undefined && { scout }),
    ...(explosion !== undefined && { explosion }),
    ...(await toOwner(services, cell)),
  };
}
