/** What a goal is about at its desk, so that the desk can mark it. */
import {
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type GoalId,
  LOCATOR_IDS,
  TECHS,
  techPurchase,
  UNITS,
  unitPurchase,
} from "@emberlode/game";
import { buyerOf } from "../army/army.ts";
import type { GuidedItem } from "../ui/guided-item.tsx";
import type { Requirement, Situation } from "./possible.ts";

type Facts = Pick<Situation, "user" | "countOf">;

/** The first attack tech that the player can buy; without one, the first that they lack. */
function techItem({ user: { status } }: Facts): GuidedItem | null {
  const buyer = buyerOf(status);
  const codes = TECHS.attack.map((_tech, index) => {
    const purchase = techPurchase(buyer, { side: "attack", index });
    return purchase.ok ? null : purchase.code;
  });
  const affordable = codes.indexOf(null);
  const index = affordable >= 0 ? affordable : codes.findIndex((code) => code !== "ALREADY_OWNED");
  return index < 0 ? null : `tech.attack.${index}`;
}

/** The strongest attack unit that the player can buy, else the first. */
function unitItem({ user: { status } }: Facts): GuidedItem | null {
  const buyer = buyerOf(status);
  const index = UNITS.attack.findLastIndex(
    (_unit, at) => unitPurchase(buyer, { side: "attack", index: at, count: 1 }).ok,
  );
  const unit = UNITS.attack[Math.max(0, index)];
  return unit === undefined ? null : `unit.${unit.id}`;
}

/** A part that the player has, else the first that they can pay for. */
function partItem({ user: { items, status } }: Facts): GuidedItem | null {
  const id =
    EXCAVATOR_PART_IDS.find((part) =>
      items.some(({ item, count }) => item === part && count > 0),
    ) ??
    EXCAVATOR_PART_IDS.find((part) => {
      const { paidIn, price } = EXCAVATOR_PARTS[part];
      return status[paidIn] >= price;
    });
  return id === undefined ? null : `part.${id}`;
}

function locatorItem({ countOf }: Facts): GuidedItem | null {
  const tool = LOCATOR_IDS.find((id) => countOf(id) > 0);
  return tool === undefined ? null : `tool.${tool}`;
}

const ITEMS: Readonly<Partial<Record<GoalId, GuidedItem | ((facts: Facts) => GuidedItem | null)>>> =
  {
    level2: "base",
    pikeman: "unit.pikeman",
    wall: "unit.wall",
    plot: "plot",
    squad: "unit.pikeman",
    tech: techItem,
    collect: "stores",
    part: partItem,
    card: "research.bank",
    mines: "tool.mines",
    locator: locatorItem,
    garrison: "garrison",
    rank: unitItem,
    level5: "base",
  };

/** What a goal is about at its desk; null if that is the whole desk, or a field. */
export function goalItem(id: GoalId, facts: Facts): GuidedItem | null {
  const item = ITEMS[id] ?? null;
  return typeof item === "function" ? item(facts) : item;
}

/** What a requirement of a goal is about at its desk. */
export const requirementItem = (requirement: Requirement): GuidedItem =>
  "level" in requirement ? "base" : `research.${requirement.research}`;
