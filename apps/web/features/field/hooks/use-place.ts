import type { Field, LoginPayload, Position } from "@emberlode/contract";
import { FIELDS, type FieldType } from "@emberlode/game";
import { t } from "../../../lib/i18n/catalogue.ts";
import { usePlayer } from "../../session/player-context.ts";
import { knownCell } from "../known-cell.ts";
import { useKnownField, useView } from "./use-fields.ts";

/** A cell as the page shows it, known in full or only from the map. */
export interface Place {
  at: Position;
  /** Waste while nothing is known of the cell (spec §4 Unknown field). */
  type: FieldType;
  title: string;
  desc: string;
  /** Whose it is, in words; null for nobody's. */
  owner: string | null;
  quote: string | null;
  /** What can be done here; empty where there is nothing to say. */
  hint: string;
  rank: number | null;
  /** When the field is fresh again, in milliseconds; null when it is. */
  spentUntil: number | null;
  /** A vein runs through it that the player knows of (rules §4). */
  vein: boolean;
  /** The server has described it; before that only its type is known. */
  known: boolean;
  isOwnBase: boolean;
  /** The field as the server last described it. */
  field: Field | undefined;
}

/** A base has its owner's name for it; everything else is called by what it is (spec §3 Field). */
function titleOf(type: FieldType, isOwnBase: boolean, baseName: string | undefined): string {
  if (type === "base" && baseName) return baseName;
  return isOwnBase ? t.game.field.yours : FIELDS[type].title;
}

function ownerOf(field: Field | undefined): string | null {
  if (field?.user === undefined) return null;
  const { username } = field.user;
  return field.type === "base" ? t.game.field.baseOf(username) : t.game.field.of(username);
}

/** What the first step does; bars and desks say the rest themselves. */
function hintOf(type: FieldType, user: LoginPayload["user"] | undefined): string {
  if (user === undefined) return "";
  const { base, status } = user;
  return type === "waste" && base === null ? t.game.field.claim(status.x, status.y) : "";
}

/** What the page says about a cell. */
export function usePlace(at: Position, asked?: Field | undefined): Place {
  const cached = useKnownField(at);
  const { data: view } = useView();
  const session = usePlayer();
  const field = asked ?? cached;
  const { type: seen, rank, spentUntil, vein } = knownCell(at, field, view);
  const type = seen ?? "waste";
  const base = session?.user.base;
  const isOwnBase = type === "base" && base?.x === at.x && base.y === at.y;
  const onMap = view?.bases.find(({ x, y }) => x === at.x && y === at.y);
  const name = field?.user?.baseName;
  return {
    at,
    type,
    title: titleOf(type, isOwnBase, name),
    desc: isOwnBase ? t.game.field.yoursText : (field?.desc ?? FIELDS[type].description),
    owner: isOwnBase
      ? null
      : (ownerOf(field) ?? (onMap ? t.game.field.baseOf(onMap.username) : null)),
    hint: seen === null || isOwnBase ? "" : hintOf(type, session?.user),
    quote: field?.user?.quote || null,
    rank,
    spentUntil,
    vein,
    known: field !== undefined,
    isOwnBase,
    field,
  };
}
