import type { Field, LoginPayload, Position, Status, ViewAnswer } from "@emberlode/contract";
import { BASE_IMAGES, baseImageNumber, type FieldType, isSameCell, START } from "@emberlode/game";
import { useMemo } from "react";
import { messages } from "../../../lib/messages.ts";

import { named } from "../../../lib/named.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useWalker } from "../../movement/hooks/use-walker.ts";
import { usePlayer } from "../../session/player-context.ts";
import { knownCell } from "../known-cell.ts";
import { useKnownField, useView } from "./use-fields.ts";

const tGame = await messages("game");
const tCatalogue = await messages("catalogue");

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
  /** Neither field nor map have been answered yet; title and description are empty until then. */
  isLoading: boolean;
  isOwnBase: boolean;
  isOwnFactory: boolean;
  /** The field as the server last described it. */
  field: Field | undefined;
}

/** A base has its owner's name for it; everything else is called by what it is (spec §3 Field). */
function titleOf(type: FieldType, isOwnBase: boolean, baseName: string | undefined): string {
  if (type === "base" && baseName) return baseName;
  return isOwnBase ? tGame("field.yours") : tCatalogue(`fields.${type}.title`);
}

function ownerOf(field: Field | undefined, isOwnFactory: boolean): string | null {
  if (isOwnFactory) return tGame("field.ofYou");
  if (field?.user === undefined) return null;
  const { username, isBot } = field.user;
  const name = named(username, isBot);
  return field.type === "base" ? tGame("field.baseOf", { name }) : tGame("field.of", { name });
}

/** What of the player bears on a place. */
interface Onlooker {
  /** Undefined for a visitor. */
  id: string | undefined;
  base: Position | undefined;
  /** That the base left the map, which is so wherever its owner stands; empty otherwise. */
  leftMap: string;
}

/** Whether somebody was at play before: then the base was there and left the map meanwhile (rules §2). */
function hasPlayed({ metal, energy, attack_units, defense_units }: Status): boolean {
  const units = [...attack_units, ...defense_units];
  return metal !== START.metal || energy !== START.energy || units.some((count) => count > 0);
}

function onlookerOf(user: LoginPayload["user"] | undefined): Onlooker {
  const left = user !== undefined && !user.baseOnMap && hasPlayed(user.status);
  return { id: user?._id, base: user?.base, leftMap: left ? tGame("field.leftMap") : "" };
}

/** A factory of the player: as the field says, before it is known as the map does. */
function isOwnFactoryAt(
  at: Position,
  field: Field | undefined,
  view: ViewAnswer | undefined,
  id: string | undefined,
): boolean {
  if (id === undefined) return false;
  if (field !== undefined) return field.type === "factory" && field.user?._id === id;
  return view?.factories.some((factory) => isSameCell(factory, at)) ?? false;
}

/** What is said of the player's own base: the same as its picture shows. */
function homeText(rank: number | null): string {
  const image = baseImageNumber(rank);
  if (rank === null || image === BASE_IMAGES) return tGame("field.yoursText.tent");
  return image === 1
    ? tGame("field.yoursText.citadel")
    : tGame("field.yoursText.between", { rank: exactNumber(rank) });
}

function placeOf(
  at: Position,
  field: Field | undefined,
  view: ViewAnswer | undefined,
  { id, base, leftMap }: Onlooker,
  isLoading: boolean,
): Place {
  const { type: seen, rank, spentUntil, vein } = knownCell(at, field, view);
  const type = seen ?? "waste";
  const isOwnBase = type === "base" && base?.x === at.x && base.y === at.y;
  const isOwnFactory = isOwnFactoryAt(at, field, view, id);
  const onMap = view?.bases.find(({ x, y }) => x === at.x && y === at.y);
  const name = field?.user?.baseName;
  const desc = isOwnBase
    ? homeText(rank)
    : (field?.desc ?? tCatalogue(`fields.${type}.description`));
  return {
    at,
    type,
    title: isLoading ? "" : titleOf(type, isOwnBase, name),
    desc: isLoading ? "" : desc,
    owner: isOwnBase
      ? null
      : (ownerOf(field, isOwnFactory) ??
        (onMap ? tGame("field.baseOf", { name: named(onMap.username, onMap.isBot) }) : null)),
    hint: leftMap,
    quote: field?.user?.quote || null,
    rank,
    spentUntil,
    vein,
    known: field !== undefined,
    isLoading,
    isOwnBase,
    isOwnFactory,
    field,
  };
}

/** What the page says about a cell; the same object until something of it changes. */
export function usePlace(at: Position, asked?: Field | undefined): Place {
  const cached = useKnownField(at);
  const { data: view, isPending } = useView();
  const { id, base, leftMap } = onlookerOf(usePlayer()?.user);
  const field = asked ?? cached;
  const isLoading = isPending && field === undefined;
  return useMemo(
    () => placeOf(at, field, view, { id, base, leftMap }, isLoading),
    [at, field, view, id, base, leftMap, isLoading],
  );
}

/** Reads the place under the player when something is done there, whatever is drawn by then. */
export function usePlaceNow(): () => Place {
  const walker = useWalker();
  const { fields } = trpc.useUtils();
  const user = usePlayer()?.user;
  return () => {
    const at = walker.getState().shown;
    return placeOf(at, fields.field.getData(at), fields.view.getData(), onlookerOf(user), false);
  };
}
