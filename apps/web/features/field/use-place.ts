/** What the player knows of a cell, from the map and the loaded fields. */
import type { Field, LoginPayload, Position, Status, ViewAnswer } from "@emberlode/contract";
import {
  BASE_IMAGES,
  baseImageNumber,
  type FieldType,
  isSameCell,
  NEW_PLAYER_START,
} from "@emberlode/game";
import { useMemo } from "react";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { useWalker } from "../movement/use-walker.ts";
import { usePlayer } from "../session/player-context.tsx";
import { factoryTitle, siteOnMap } from "./factory-sites.ts";
import { cooldownEnd } from "./field-atoms.ts";
import { typeOnMap, useKnownField, useView } from "./use-fields.ts";

const tGame = await messages("game");
const tCatalogue = await messages("catalogue");

/** A cell according to the map and previously loaded fields. */
export interface KnownCell {
  type: FieldType | null;
  /** Rank of the base's owner; null without a base or rank. */
  rank: number | null;
  /** When the field can be used again, in milliseconds; null if it can be now. */
  spentUntil: number | null;
  /** Whether the player knows of a vein here. */
  vein: boolean;
}

/** What field and map tell of a cell; the field takes precedence. */
export function knownCell(
  at: Position,
  field: Field | undefined,
  view: ViewAnswer | undefined,
): KnownCell {
  const base = view?.bases.find((other) => isSameCell(other, at));
  const until = field?.spentUntil;
  const vein = field?.vein ?? view?.veins.some((other) => isSameCell(other, at)) ?? false;
  return {
    type: field?.type ?? typeOnMap(view, at),
    rank: field?.rank ?? base?.rank ?? null,
    vein,
    spentUntil: until === undefined ? cooldownEnd(view, at) : Date.parse(until),
  };
}

/** A cell to display, loaded in full or known only from the map. */
export interface Place {
  at: Position;
  /** Waste if nothing is known about the cell (spec §4 Unknown field). */
  type: FieldType;
  title: string;
  desc: string;
  /** The owner in words; null if none. */
  owner: string | null;
  quote: string | null;
  /** A note that the player's base is off the map; empty if it is on it. */
  offMapNote: string;
  rank: number | null;
  /** When the field can be used again, in milliseconds; null if it can be now. */
  spentUntil: number | null;
  /** Whether the player knows of a vein here (rules §4). */
  vein: boolean;
  /** The player's relic, here or one step away, or null. */
  relic: Position | null;
  /** Whether `field` is loaded; until then only what the map shows is known. */
  isFieldLoaded: boolean;
  /** Whether neither field nor map is loaded; title and description are empty until then. */
  isLoading: boolean;
  isOwnBase: boolean;
  isOwnFactory: boolean;
  /** The field as last loaded. */
  field: Field | undefined;
}

/** Whether the player's relic is on this field; taking it comes before anything else. */
export const hasRelic = ({ at, relic }: Place): boolean => relic !== null && isSameCell(relic, at);

/** The class, and the name of works, of the factory on a cell; null for other fields. */
function siteAt(at: Position, field: Field | undefined, view: ViewAnswer | undefined) {
  return field?.site ?? (field === undefined ? siteOnMap(view, at) : null);
}

interface Naming {
  isOwnBase: boolean;
  baseName: string | undefined;
  site: ReturnType<typeof siteAt>;
}

/**
 * A base has the name its owner chose, and works have theirs; other places are called by their type
 * (spec §3 Field).
 */
function titleOf(type: FieldType, { isOwnBase, baseName, site }: Naming): string {
  if (type === "base" && baseName) return baseName;
  if (site !== null && site.name !== null) return factoryTitle(site);
  return isOwnBase ? tGame("field.yours") : tCatalogue(`fields.${type}.title`);
}

/** The owner in words, after the class of a factory. */
function ownerLine(owner: string | null, site: Naming["site"]): string | null {
  if (site === null) return owner;
  const title = tCatalogue(`factoryClasses.${site.class}`);
  return owner === null ? title : tGame("field.class", { class: title, owner });
}

function ownerOf(field: Field | undefined, isOwnFactory: boolean): string | null {
  if (isOwnFactory) return tGame("field.ofYou");
  if (field?.user === undefined) return null;
  const { username, isBot } = field.user;
  const name = displayName(username, isBot);
  return field.type === "base" ? tGame("field.baseOf", { name }) : tGame("field.of", { name });
}

/** The player's data that a place's texts depend on. */
interface Viewer {
  /** Undefined for a visitor. */
  id: string | undefined;
  base: Position | undefined;
  /** As in `Place`. */
  offMapNote: string;
}

/** Whether the player has played before, so that the base was on the map and left it (rules §2). */
function hasPlayed({ metal, energy, attack_units, defense_units }: Status): boolean {
  const units = [...attack_units, ...defense_units];
  return (
    metal !== NEW_PLAYER_START.metal ||
    energy !== NEW_PLAYER_START.energy ||
    units.some((count) => count > 0)
  );
}

function viewerOf(user: LoginPayload["user"] | undefined): Viewer {
  const left = user !== undefined && !user.baseOnMap && hasPlayed(user.status);
  return { id: user?._id, base: user?.base, offMapNote: left ? tGame("field.leftMap") : "" };
}

/**
 * Whether this is the player's factory: by the field's owner; by the map until the field is loaded.
 */
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

/** The text of the player's own base, matching its picture. */
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
  { id, base, offMapNote }: Viewer,
  isLoading: boolean,
): Place {
  const { type: seen, rank, spentUntil, vein } = knownCell(at, field, view);
  const type = seen ?? "waste";
  const isOwnBase = type === "base" && base?.x === at.x && base.y === at.y;
  const isOwnFactory = isOwnFactoryAt(at, field, view, id);
  const onMap = view?.bases.find(({ x, y }) => x === at.x && y === at.y);
  const name = field?.user?.baseName;
  const site = siteAt(at, field, view);
  const owner =
    ownerOf(field, isOwnFactory) ??
    (onMap ? tGame("field.baseOf", { name: displayName(onMap.username, onMap.isBot) }) : null);
  const desc = isOwnBase
    ? homeText(rank)
    : (field?.desc ?? tCatalogue(`fields.${type}.description`));
  return {
    at,
    type,
    title: isLoading ? "" : titleOf(type, { isOwnBase, baseName: name, site }),
    desc: isLoading ? "" : desc,
    owner: isOwnBase ? null : ownerLine(owner, site),
    offMapNote,
    quote: field?.user?.quote || null,
    rank,
    spentUntil,
    vein,
    relic: field?.relic ?? null,
    isFieldLoaded: field !== undefined,
    isLoading,
    isOwnBase,
    isOwnFactory,
    field,
  };
}

/** The place at a cell; the same object until something about it changes. */
export function usePlace(at: Position, loaded?: Field | undefined): Place {
  const cached = useKnownField(at);
  const { data: view, isPending } = useView();
  const { id, base, offMapNote } = viewerOf(usePlayer()?.user);
  const field = loaded ?? cached;
  const isLoading = isPending && field === undefined;
  return useMemo(
    () => placeOf(at, field, view, { id, base, offMapNote }, isLoading),
    [at, field, view, id, base, offMapNote, isLoading],
  );
}

/** Returns the player's place when called, regardless of what is rendered by then. */
export function usePlaceNow(): () => Place {
  const walker = useWalker();
  const { fields } = trpc.useUtils();
  const user = usePlayer()?.user;
  return () => {
    const at = walker.getState().shown;
    return placeOf(at, fields.field.getData(at), fields.view.getData(), viewerOf(user), false);
  };
}
