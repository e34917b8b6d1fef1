import type { Status } from "@emberlode/contract";
import type { Side, UnitInfo } from "@emberlode/game";
import { enArmy } from "@emberlode/words/en/army";
import { Amount } from "../../ui/components/amount.tsx";
import { armyOf } from "../army.ts";

interface UnitFiguresProps {
  side: Side;
  index: number;
  unit: UnitInfo;
  status: Status;
}

/** The figures of a unit in columns (spec §2): strength, hp, both costs, slots, and how many one has. */
export function UnitFigures({ side, index, unit, status }: UnitFiguresProps) {
  const army = armyOf(status);
  const owned = (side === "attack" ? army.attackUnits : army.defenseUnits)[index] ?? 0;
  const words = enArmy.figures;
  const figures = [
    [words.strength, unit.strength],
    [words.hp, unit.hp],
    [words.metal, unit.metal],
    [words.energy, unit.energy],
    [words.slots, unit.slots],
    [words.owned, owned],
  ] as const;
  return (
    <span className="unit-figures">
      {figures.map(([name, value]) => (
        <span key={name} data-owned={(name === words.owned && owned > 0) || undefined}>
          <span className="unit-figure-name">{name} </span>
          <Amount value={value} />
        </span>
      ))}
    </span>
  );
}
