/** The nearest factory that the player may take, as far as this page knows. */
import type { Position, ViewAnswer } from "@emberlode/contract";
import {
  armyPower,
  type CaptureMode,
  FACTORY_CLASS_IDS,
  FACTORY_CLASSES,
  type FactoryClassId,
  type GameErrorCode,
  isSameCell,
  neutralWalls,
} from "@emberlode/game";
import { serverNow } from "../../lib/server-clock.ts";
import { trpc } from "../../lib/trpc.ts";
import { type Way, wayTo } from "../../lib/way.ts";
import { armyOf } from "../army/army.ts";
import { siteOnMap } from "../field/factory-sites.ts";
import { useView } from "../field/use-fields.ts";
import { nearestCell } from "../field/use-nearest.ts";
import { useSettledPosition } from "../movement/use-walker.ts";
import { useBaseLevel } from "../research/use-levels.ts";
import { useIsShielded, usePlayer } from "../session/player-context.tsx";

/**
 * What the player learned of a factory on their last visit. "closed" ones are refused for now, for
 * a reason that no army lifts; a fight for one that "ends shield" costs the player's own shield.
 */
export type FactoryClaim = "unknown" | "free" | "owned" | "ends shield" | "closed";

/** Refusals of one factory, as opposed to those of all factories or of the player's army. */
const CLOSED: readonly GameErrorCode[] = [
  "FACTORY_SAFE",
  "FACTORY_RESERVED",
  "ABANDONED_RECENTLY",
  "CAPTURE_TRIED_RECENTLY",
  "SHIELDED",
  "NAP_PARTNER",
  "TOO_WEAK",
  "NOTHING_TO_PLUNDER",
];

export interface FactorySearch {
  /** Level of the player's base. */
  baseLevel: number;
  claimOf: (at: Position, mode: CaptureMode) => FactoryClaim;
  /** Strength of the guard, at least; that of neutral Walls if nothing else is known. */
  guardOf: (at: Position) => number;
  /** What a plunder would take, in metal and energy together; null if the store was not scouted. */
  spoilsOf: (at: Position) => number | null;
  /** Attack power of the player's army. */
  power: number;
}

/** What the page knows of factories, updated when the server answers about the one here. */
export function useFactorySearch(): FactorySearch {
  const shown = useSettledPosition();
  const utils = trpc.useUtils();
  const baseLevel = useBaseLevel() ?? 1;
  const status = usePlayer()?.user.status;
  const isShielded = useIsShielded({ shieldUntil: status?.shieldUntil ?? null });
  // Fetched by the button and the desk of the factory.
  trpc.puc.target.useQuery({ x: shown.x, y: shown.y }, { enabled: false });

  // Fights against labeled bots do not end the shield (rules §2).
  const ownedBy = (isBot: boolean): FactoryClaim =>
    isShielded && !isBot ? "ends shield" : "owned";

  function claimOf({ x, y }: Position, mode: CaptureMode): FactoryClaim {
    const target = utils.puc.target.getData({ x, y });
    const field = utils.fields.field.getData({ x, y });
    const refusal = mode === "capture" ? target?.refusal : target?.plunderRefusal;
    const isClosed = CLOSED.some((code) => code === refusal?.code);
    const until = refusal?.until ?? null;
    if (isClosed && (until === null || Date.parse(until) > serverNow())) return "closed";
    if (field !== undefined)
      return field.user === undefined ? "free" : ownedBy(field.user.isBot === true);
    if (target !== undefined)
      return target.owner === null ? "free" : ownedBy(target.owner.user.isBot === true);
    const { owner } = siteOnMap(utils.fields.view.getData(), { x, y }) ?? {};
    return owner ? ownedBy(owner.isBot) : "unknown";
  }

  function guardOf({ x, y }: Position): number {
    const units = utils.puc.target.getData({ x, y })?.scout?.guard.units;
    if (units !== undefined) return armyPower({ attackUnits: [], defenseUnits: units }).defense;
    const site = siteOnMap(utils.fields.view.getData(), { x, y });
    const { minSlots } = FACTORY_CLASSES[site?.class ?? "small"];
    return neutralWalls(minSlots, (status?.factories ?? 1) - 1);
  }

  function spoilsOf({ x, y }: Position): number | null {
    const spoils = utils.puc.target.getData({ x, y })?.spoils?.plunder;
    return spoils === undefined ? null : spoils.metal + spoils.energy;
  }
  const power = status === undefined ? 0 : armyPower(armyOf(status)).attack;
  return { baseLevel, claimOf, guardOf, spoilsOf, power };
}

/** Whether the player may capture one more factory of a class. */
function isClassOpen(view: ViewAnswer, baseLevel: number, id: FactoryClassId): boolean {
  const { minBaseLevel, maxBaseLevel, perPlayer } = FACTORY_CLASSES[id];
  const count = view.factories.filter((at) => siteOnMap(view, at)?.class === id).length;
  return baseLevel >= minBaseLevel && baseLevel <= maxBaseLevel && count < perPlayer;
}

/** The class with the fewest guards of which the player may capture one more. */
function easiestClass(view: ViewAnswer, baseLevel: number): FactoryClassId {
  return FACTORY_CLASS_IDS.find((id) => isClassOpen(view, baseLevel, id)) ?? "medium";
}

/** The order in which to go to factories; those of no claim named here are left out. */
const CAPTURE_ORDER: readonly (readonly FactoryClaim[])[] = [
  ["unknown", "free"],
  ["owned"],
  ["ends shield"],
];
const PLUNDER_ORDER: readonly (readonly FactoryClaim[])[] = [
  ["owned"],
  ["ends shield"],
  ["unknown"],
];

function nearestInOrder(
  view: ViewAnswer,
  from: Position,
  { claimOf }: FactorySearch,
  mode: CaptureMode,
  isWanted: (id: FactoryClassId) => boolean,
): Position | null {
  const order = mode === "capture" ? CAPTURE_ORDER : PLUNDER_ORDER;
  for (const claims of order) {
    const found = nearestCell(view, from, (type, at) => {
      const site = type === "factory" ? siteOnMap(view, at) : null;
      if (site === null || !isWanted(site.class)) return false;
      const isOwn = view.factories.some((own) => isSameCell(own, at));
      return !isOwn && claims.includes(claimOf(at, mode));
    });
    if (found !== null) return found;
  }
  return null;
}

/** The nearest factory of a class to capture, unclaimed ones first; null if none is known. */
export function nearestCapture(
  view: ViewAnswer,
  from: Position,
  search: FactorySearch,
  wanted: FactoryClassId,
): Position | null {
  return nearestInOrder(view, from, search, "capture", (id) => id === wanted);
}

/**
 * Whether the player is on an unclaimed factory of any class that they may capture and can beat.
 */
function canCaptureHere(view: ViewAnswer, here: Position, search: FactorySearch): boolean {
  const site = siteOnMap(view, here);
  if (site === null || !isClassOpen(view, search.baseLevel, site.class)) return false;
  if (view.factories.some((own) => isSameCell(own, here))) return false;
  const claim = search.claimOf(here, "capture");
  const isUnclaimed = claim === "unknown" || claim === "free";
  return isUnclaimed && search.power > 0 && search.power >= search.guardOf(here);
}

/** The factory to capture next: the one here if possible, else the nearest of the easiest class. */
export function nextCapture(
  view: ViewAnswer,
  from: Position,
  search: FactorySearch,
): Position | null {
  if (canCaptureHere(view, from, search)) return from;
  return nearestCapture(view, from, search, easiestClass(view, search.baseLevel));
}

/** The nearest factory to plunder, those of other players first; null if none is known. */
export function nearestPlunder(
  view: ViewAnswer,
  from: Position,
  search: FactorySearch,
): Position | null {
  const isWanted = (id: FactoryClassId) => search.baseLevel <= FACTORY_CLASSES[id].maxBaseLevel;
  return nearestInOrder(view, from, search, "plunder", isWanted);
}

interface NextCapture {
  class: FactoryClassId;
  /** Null if none is known. */
  way: (Way & { at: Position }) | null;
}

/** The class to capture next, and the way to the nearest one; undefined while the map loads. */
export function useNextCapture(): NextCapture | undefined {
  const shown = useSettledPosition();
  const { data: view } = useView();
  const search = useFactorySearch();
  if (view === undefined) return undefined;
  const id = easiestClass(view, search.baseLevel);
  const at = nearestCapture(view, shown, search, id);
  return { class: id, way: at && { at, ...wayTo(shown, at) } };
}
