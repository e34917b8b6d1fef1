import type { Status } from "@emberlode/contract";
import { MATCHUP_FACTORS, type Side, UNITS, type UnitInfo } from "@emberlode/game";
import { formatList } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { Amount } from "../ui/amount.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { armyOf } from "./army.ts";
import { unitIcon } from "./army-icons.tsx";
import { decimals, matchupsOf, otherSide, unitWorth } from "./unit-worth.ts";

const t = await messages("army");
const tCatalogue = await messages("catalogue");

/** Figures of the card, which count toward power (spec §2), in the order of the columns. */
const CARD_FIGURES = ["strength", "hp", "metal", "energy", "slots", "owned"] as const;
/** Figures of battles, which come after those of the card. */
const BATTLE_FIGURES = ["damage", "hp", "perResources"] as const;

/** "Trench and Flame Tower"; "none" for no indexes. */
export function unitNames(side: Side, indexes: readonly number[]): string {
  const found = indexes.flatMap((index) => {
    const unit = UNITS[side][index];
    return unit === undefined ? [] : tCatalogue(`units.${unit.id}`);
  });
  return found.length === 0 ? t("worth.nobody") : formatList(found);
}

/** The headings of the columns, for the eye only: each figure is also named in its row. */
export function UnitColumns() {
  return (
    <div className="unit-columns" aria-hidden="true">
      <span className="unit-figures">
        {CARD_FIGURES.map((id) => (
          <span key={id}>{t(`figures.${id}`)}</span>
        ))}
        {BATTLE_FIGURES.map((id) => (
          <span key={id} className="unit-fight">
            {t(`battleColumns.${id}`)}
          </span>
        ))}
      </span>
    </div>
  );
}

/**
 * What a unit is worth in battle: columns of their own on a wide desk, else a line with icons of
 * the units that it is strong against.
 */
function BattleFigures({ side, index }: { side: Side; index: number }) {
  const { strength, hp, perResources, oneStrike } = unitWorth(side, index);
  const figures = {
    damage: oneStrike
      ? t("battleFigures.once", { damage: decimals().format(strength) })
      : decimals().format(strength),
    hp: oneStrike ? "–" : decimals().format(hp),
    perResources: decimals().format(perResources),
  };
  const { strong } = matchupsOf(side, index);
  return (
    <span className="unit-fight">
      <span className="unit-fight-title">{t("battleFigures.title")}: </span>
      {BATTLE_FIGURES.map((id) => (
        <span key={id}>
          <span className="unit-figure-name">{t(`battleFigures.${id}`)} </span>
          <span translate="no">{figures[id]}</span>{" "}
        </span>
      ))}
      <span className="unit-strong">
        <span aria-hidden="true">×{decimals().format(MATCHUP_FACTORS.strong)}</span>
        {strong.map((enemy) => (
          <GameIcon key={enemy} name={unitIcon(otherSide(side), enemy)} className="size-4" />
        ))}
        <span>{t("strongLine", { units: unitNames(otherSide(side), strong) })}</span>
      </span>
    </span>
  );
}

interface UnitFiguresProps {
  side: Side;
  index: number;
  unit: UnitInfo;
  status: Status;
}

/**
 * A unit's figures in columns: those of the card (spec §2), which are strength, hp, both costs,
 * slots and the number owned, and those of battles.
 */
export function UnitFigures({ side, index, unit, status }: UnitFiguresProps) {
  const army = armyOf(status);
  const owned = (side === "attack" ? army.attackUnits : army.defenseUnits)[index] ?? 0;
  const { strength, hp, metal, energy, slots } = unit;
  const values = { strength, hp, metal, energy, slots, owned };
  return (
    <span className="unit-figures">
      {CARD_FIGURES.map((id) => (
        <span key={id} data-owned={(id === "owned" && owned > 0) || undefined}>
          <span className="unit-figure-name">{t(`figures.${id}`)} </span>
          <Amount value={values[id]} />
        </span>
      ))}
      <BattleFigures side={side} index={index} />
    </span>
  );
}
