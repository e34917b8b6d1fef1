/** The forecast of a fight: its odds, and both sides' losses. */
import { MAX_UNITS_PER_PURCHASE, type Side, UNITS } from "@emberlode/game";
import { useId } from "react";
import { inLanguage } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { exactNumber, shareText } from "../../lib/numbers.ts";
import { unitIcon } from "../army/army-icons.tsx";
import { AmountField } from "../ui/amount-field.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { OddsBar, type OddsSegment } from "../ui/odds-bar.tsx";
import { Skeleton } from "../ui/query-states.tsx";
import { sum } from "./army-rows.ts";
import {
  type DefenseSource,
  type Forecast,
  type ForecastInput,
  mean,
  useForecast,
  wonShare,
} from "./forecast.ts";

const tRaid = await messages("raid");
const tCatalogue = await messages("catalogue");

const SKELETON_HEIGHT = "14rem";
const decimal = inLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/**
 * Whether the defense had no units when it was last seen. Odds would only say how certain it is
 * that there are still none, which nobody knows.
 */
const isLeftEmpty = ({ defender }: ForecastInput, defense: DefenseSource): boolean =>
  sum(defender.units) === 0 && defense !== "now";

function expectedText(input: ForecastInput, forecast: Forecast): string {
  if (sum(input.defender.units) === 0) return tRaid("forecast.undefended");
  const lost = mean(forecast, sum(forecast.losses.attacker));
  const theirs = mean(forecast, sum(forecast.losses.defender));
  const sent = sum(input.attacker.units);
  const stood = exactNumber(sum(input.defender.units));
  return tRaid("forecast.expected", {
    lost: decimal().format(lost),
    sent,
    theirs: decimal().format(theirs),
    stood,
  });
}

interface LossesProps {
  side: Side;
  name: string;
  units: readonly number[];
  forecast: Forecast;
}

/** A side's kinds of units with their average losses. */
function Losses({ side, name, units, forecast }: LossesProps) {
  const title = useId();
  const losses = forecast.losses[side === "attack" ? "attacker" : "defender"];
  const rows = UNITS[side].flatMap((unit, index) => {
    const sent = units[index] ?? 0;
    return sent === 0
      ? []
      : {
          name: tCatalogue(`units.${unit.id}`),
          sent,
          lost: mean(forecast, losses[index] ?? 0),
        };
  });
  return (
    <section>
      <p id={title} className="panel-title">
        {name}
      </p>
      {rows.length === 0 ? (
        <p className="text-muted">{tRaid("forecast.nobody")}</p>
      ) : (
        <table className="battle-table" aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">{tRaid("forecast.unit")}</th>
              <th scope="col">{tRaid("forecast.stood")}</th>
              <th scope="col">{tRaid("forecast.lost")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name: unit, sent, lost }) => (
              <tr key={unit}>
                <th scope="row">{unit}</th>
                <td className="figure" translate="no">
                  {exactNumber(sent)}
                </td>
                <td className="figure" translate="no">
                  {decimal().format(lost)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Results that never occurred get no segment. */
const segments = (all: readonly OddsSegment[]) => all.filter(({ share }) => share > 0);

interface ForecastViewProps {
  input: ForecastInput;
  names: { attacker: string; defender: string };
  defense: DefenseSource;
}

interface ForecastDetailsProps extends ForecastViewProps {
  /** Null until it is complete. */
  forecast: Forecast | null;
}

/** A forecast: the share of victories, and average losses. */
export function ForecastDetails({ input, names, forecast, defense }: ForecastDetailsProps) {
  if (forecast === null) return <Skeleton height={SKELETON_HEIGHT} />;
  if (isLeftEmpty(input, defense)) return <p>{tRaid("forecast.leftEmpty")}</p>;
  const { fought: count, won, margins } = forecast;
  const share = wonShare(forecast, defense);
  const margin =
    won === 0 ? undefined : tRaid("forecast.margin", { share: shareText(margins / won) });
  return (
    <div className="forecast">
      <OddsBar
        label={
          defense === "guess"
            ? tRaid("forecast.oddsOfGuess", { count })
            : tRaid("forecast.odds", { count })
        }
        segments={segments([
          {
            id: "won",
            label: tRaid("forecast.won"),
            share,
            tone: "good",
            ...(margin !== undefined && { note: margin }),
          },
          { id: "lost", label: tRaid("forecast.lostBattle"), share: 1 - share, tone: "bad" },
        ])}
        expected={expectedText(input, forecast)}
      />
      <div className="forecast-losses">
        <Losses
          side="attack"
          name={names.attacker}
          units={input.attacker.units}
          forecast={forecast}
        />
        <Losses
          side="defense"
          name={names.defender}
          units={input.defender.units}
          forecast={forecast}
        />
      </div>
      {sum(input.defender.units) > 0 && <p className="raid-note">{tRaid("forecast.lossNote")}</p>}
    </div>
  );
}

/** What the odds of a fight depend on. */
export interface FightPreview {
  defense: DefenseSource;
  /** Whether neither the defenders nor a guess at them is known. */
  isUnknown: boolean;
  /** Null without an army. */
  battle: ForecastInput | null;
  /** Null until it is complete. */
  forecast: Forecast | null;
}

/** Whether every simulated battle against a known army was won. */
export const isSureVictory = ({ defense, forecast }: FightPreview): boolean =>
  defense === "now" && forecast !== null && forecast.won === forecast.fought;

/** Whether most of the simulated battles were lost. */
export const isLikelyLost = ({ isUnknown, forecast }: FightPreview): boolean =>
  !isUnknown && forecast !== null && 2 * forecast.won < forecast.fought;

/** The odds in one line beside the fight button. */
export function FightOdds({ preview, unknown }: { preview: FightPreview; unknown: string }) {
  const { defense, isUnknown, battle, forecast } = preview;
  if (battle === null) return null;
  if (isUnknown) return <p className="capture-odds text-muted">{unknown}</p>;
  if (isLeftEmpty(battle, defense)) {
    return <p className="capture-odds">{tRaid("odds.leftEmpty")}</p>;
  }
  if (forecast === null) return <p className="capture-odds text-muted">{tRaid("odds.counting")}</p>;
  const lost = Math.round(sum(forecast.losses.attacker) / Math.max(1, forecast.fought));
  return (
    <p className="capture-odds">
      <b className="figure">{shareText(wonShare(forecast, defense))}</b>{" "}
      {defense === "guess" ? tRaid("odds.ofGuess") : tRaid("odds.ofKnown")}
      {lost > 0 && <span className="block text-xs">{tRaid("odds.losses", { lost })}</span>}
    </p>
  );
}

export function ForecastView(props: ForecastViewProps) {
  return <ForecastDetails {...props} forecast={useForecast(props.input)} />;
}

interface ArmyInputProps {
  side: Side;
  label: string;
  /** Unit counts by index, ten. */
  units: readonly number[];
  onChange: (units: readonly number[]) => void;
}

/** An army as ten small number fields. */
export function ArmyInput({ side, label, units, onChange }: ArmyInputProps) {
  return (
    <fieldset className="army-input">
      <legend className="panel-title">{label}</legend>
      {UNITS[side].map(({ id }, index) => (
        <AmountField
          key={id}
          icon={<GameIcon name={unitIcon(side, index)} className="size-6" />}
          label={tCatalogue(`units.${id}`)}
          value={units[index] ?? 0}
          max={MAX_UNITS_PER_PURCHASE}
          onChange={(count) => onChange(units.with(index, count))}
        />
      ))}
    </fieldset>
  );
}
