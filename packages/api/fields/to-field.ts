/** A cell of the map as one player sees it. */
import type { Field } from "@emberlode/contract";
import { FIELDS } from "@emberlode/game";
import type { Profile } from "../accounts/profiles.ts";
import { isoTime } from "../accounts/status.ts";
import type { Services } from "../services.ts";
import type { MapCell } from "../world/world-map.ts";

type FieldUser = NonNullable<Field["user"]>;
type FieldFactory = NonNullable<Field["factory"]>;

function toUser({ id, username, baseName, quote, profilePicture }: Profile): FieldUser {
  return { _id: String(id), username, baseName, quote, profilePicture };
}

/** The factory on the cell; how much room another's base has is not shown. */
function toFactory({ world }: Services, cell: MapCell): FieldFactory | undefined {
  const factory = world.factoryAt(cell);
  if (factory === null) return undefined;
  const { id, lvl, slots, type } = factory;
  return { _id: String(id), lvl, ...(type === "factory" && { slots }) };
}

/**
 * A field of spec §3. Asks the database only for an owner's profile that is not in memory.
 * @param spentUntil until when the asking player has used the field up, milliseconds; null for not
 */
export async function toField(
  services: Services,
  cell: MapCell,
  spentUntil: number | null,
): Promise<Field> {
  const { x, y, index, baseOwner } = cell;
  const type = baseOwner === null ? cell.type : "base";
  const factory = toFactory(services, cell);
  const field: Field = {
    _id: String(index + 1),
    x,
    y,
    type,
    desc: FIELDS[type].description,
    ...(factory !== undefined && { factory }),
    ...(spentUntil !== null && { spentUntil: isoTime(spentUntil) }),
  };
  if (baseOwner === null) return field;
  const profile = (await services.profiles.of([baseOwner])).get(baseOwner);
  const rank = services.ranking.rankOf(baseOwner);
  return {
    ...field,
    ...(profile !== undefined && { user: toUser(profile) }),
    ...(rank !== null && { rank }),
  };
}
