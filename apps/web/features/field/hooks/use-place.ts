import type { Field, LoginPayload, Position } from "@emberlode/contract";
import { FIELDS, type FieldType } from "@emberlode/game";
import { t } from "../../../lib/i18n/catalogue.ts";
import { useSession } from "../../session/hooks/use-session.ts";
import { knownCell } from "../known-cell.ts";
import { useKnownField, useView } from "./use-fields.ts";

/** A cell as the page shows it, known in full or only from the map. */
export interface Place {
  at: Position;
  /** Null while nothing is known of the cell. */
  type: FieldType | null;
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

function titleOf(type: FieldType | null, isOwnBase: boolean): string {
  if (isOwnBase) return t.game.field.yours;
  return type === null ? t.game.field.unknown : FIELDS[type].title;
}

function descriptionOf(type: FieldType | null): string {
  return type === null ? t.game.field.unknownText : FIELDS[type].description;
}

function ownerOf(field: Field | undefined): string | null {
  if (field?.user === undefined) return null;
  const { username } = field.user;
  return field.type === "base" ? t.game.field.baseOf(username) : t.game.field.of(username);
}

/** What the first step does; bars and desks say the rest themselves. */
function hintOf(type: FieldType, user: LoginPayload["user"] | undefined): string {
  if (user === undefined) return "";
  return type === "waste" && user.base === null ? t.game.field.claim : "";
}

/** What the page says about a cell. */
export function usePlace(at: Position, asked?: Field | undefined): Place {
  const cached = useKnownField(at);
  const { data: view } = useView();
  const { data: session } = useSession();
  const field = asked ?? cached;
  const { type, rank, spentUntil, vein } = knownCell(at, field, view);
  const base = session?.user.base;
  const isOwnBase = type === "base" && base?.x === at.x && base.y === at.y;
  const onMap = view?.bases.find(({ x, y }) => x === at.x && y === at.y);
  const name = field?.user?.baseName;
  return {
    at,
    type,
    title: name || titleOf(type, isOwnBase),
    desc: isOwnBase ? t.game.field.yoursText : (field?.desc ?? descriptionOf(type)),
    owner: isOwnBase
      ? null
      : (ownerOf(field) ?? (onMap ? t.game.field.baseOf(onMap.username) : null)),
    hint: type === null || isOwnBase ? "" : hintOf(type, session?.user),
    quote: field?.user?.quote || null,
    rank,
    spentUntil,
    vein,
    known: field !== undefined,
    isOwnBase,
    field,
  };
}
