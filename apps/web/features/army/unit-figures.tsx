import type { Status } from "@emberlode/contract";
import type { Side, UnitInfo } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { Amount } from "../ui/amount.tsx";
import { armyOf } from "./army.ts";
import { decimals, unitWorth } from "./unit-worth.ts";

const t = await messages("army");

interface UnitFiguresProps {
  side: Side;
  index: number;
  unit: UnitInfo;
  status: Status;
}

/** A unit's figures in battle, which differ from those on its card. */
function inBattle(side: Side, index: number): string {
  const { strength, hp, oneStrike } = unitWorth(side, index);
  const damage = decimals().format(strength);
  return oneStrike
    ? t("battle.strike", { strength: damage })
    : t("battle.each", { strength: damage, hp: decimals().format(hp) });
}

/**
 * A unit's figures in columns (spec §2): strength, hp, both costs, slots and the number owned.
 * Below them, its figures in battle.
 */
export function UnitFigures({ side, index, unit, status }: UnitFiguresProps) {
  const army = armyOf(status);
  const owned = (side === "attack" ? army.attackUnits : army.defenseUnits)[index] ?? 0;
  const figures = [
    [t("figures.strength"), unit.strength],
    [t("figures.hp"), unit.hp],
    [t("figures.metal"), unit.metal],
    [t("figures.energy"), unit.energy],
    [t("figures.slots"), unit.slots],
    [t("figures.owned"), owned],
  ] as const;
  return (
    <>
      <span className="unit-figures">
        {figures.map(([name, value]) => (
          <span key={name} data-owned={(name === t("figures.owned") && owned > 0) || undefined}>
            <span className="unit-figure-name">{name} </span>
            <Amount value={value} />
          </span>
        ))}
      </span>
      <span className="unit-battle">{inBattle(side, index)}</span>
    </>
  );
}
