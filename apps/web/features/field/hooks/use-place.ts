import type { Field, LoginPayload, Position } from "@emberlode/contract";
import { FIELDS, type FieldType, isDiggable } from "@emberlode/game";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { useSession } from "../../session/hooks/use-session.ts";
import { typeOnMap, useKnownField, useView } from "./use-fields.ts";

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

/** What a dig yields, or what the first step does; desks say the rest themselves. */
function hintOf(type: FieldType, user: LoginPayload["user"] | undefined): string {
  if (user === undefined) return "";
  const words = t.game.field;
  if (type === "waste") {
    return user.base === null ? words.claim(user.status.x, user.status.y) : "";
  }
  if (!isDiggable(type)) return "";
  const [min, max] = type === "metal" ? user.digMetalCap : user.digEnergyCap;
  return words.yields(exactNumber(min), exactNumber(max), t.game.resources[type].toLowerCase());
}

/** What the page says about a cell. */
export function usePlace(at: Position, asked?: Field | undefined): Place {
  const cached = useKnownField(at);
  const { data: view } = useView();
  const { data: session } = useSession();
  const field = asked ?? cached;
  const seen = field?.type ?? typeOnMap(view, at);
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
    rank: field?.rank ?? onMap?.rank ?? null,
    spentUntil: field?.spentUntil === undefined ? null : Date.parse(field.spentUntil),
    known: field !== undefined,
    isOwnBase,
    field,
  };
}
