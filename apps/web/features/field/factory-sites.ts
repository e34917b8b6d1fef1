/** Factories on the explored map: their class and owner, and the name of works (rules §13). */
import type { Position, ViewAnswer } from "@emberlode/contract";
import { CLASS_LETTERS, MAP_LETTERS } from "@emberlode/contract/map-letters";
import { cellAt, cellKey, FACTORY_CLASS_IDS, type FactoryClassId } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

const t = await messages("catalogue");

export interface FactorySite {
  class: FactoryClassId;
  name: string | null;
  /** Another player who holds it; null if it is free or the player's own. */
  owner: { username: string; isBot: boolean } | null;
}

/** "Factory Etna" for works, else "Medium factory". */
export function factoryTitle({ class: id, name }: Pick<FactorySite, "class" | "name">): string {
  return name === null ? t(`factoryClasses.${id}`) : t("namedFactory", { name });
}

const cache = new WeakMap<ViewAnswer, ReadonlyMap<string, FactorySite>>();

function sitesOf(view: ViewAnswer): ReadonlyMap<string, FactorySite> {
  const cached = cache.get(view);
  if (cached !== undefined) return cached;
  const works = new Map(view.works.map((one) => [cellKey(one), one]));
  const held = new Map((view.held ?? []).map((one) => [cellKey(one), one]));
  const sites = new Map<string, FactorySite>();
  const letters = view.rows.join("");
  for (let index = letters.indexOf(MAP_LETTERS.factory); index >= 0; ) {
    const letter = view.classes[sites.size];
    const key = cellKey(cellAt(index));
    const one = works.get(key);
    const holder = held.get(key) ?? { username: one?.owner ?? null, isBot: one?.isBot ?? false };
    const { username, isBot } = holder;
    sites.set(key, {
      class: FACTORY_CLASS_IDS.find((id) => CLASS_LETTERS[id] === letter) ?? "small",
      name: one?.name ?? null,
      owner: username === null ? null : { username, isBot },
    });
    index = letters.indexOf(MAP_LETTERS.factory, index + 1);
  }
  cache.set(view, sites);
  return sites;
}

/** The factory on a cell of the map; null for another field or an unexplored one. */
export function siteOnMap(view: ViewAnswer | undefined, at: Position): FactorySite | null {
  return (view && sitesOf(view).get(cellKey(at))) ?? null;
}

/** 1 for small factories to 4 for works; what maps show as dots. */
export const classNumber = ({ class: id }: Pick<FactorySite, "class">): number =>
  FACTORY_CLASS_IDS.indexOf(id) + 1;
