import type { Status } from "@emberlode/contract";
import { FATIGUE } from "@emberlode/game";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";

function textOf({ factor, remaining }: Status["fatigue"]): string {
  const left = exactNumber(remaining ?? 0);
  if (factor === 1) return t.game.field.fatigueFull(left);
  return factor === 0.5 ? t.game.field.fatigueHalf(left) : t.game.field.fatigueLast;
}

/** How tired the arm is today (rules §4). */
export function Stamina({ fatigue }: { fatigue: Status["fatigue"] }) {
  const { full, half } = FATIGUE.dig;
  const band = fatigue.factor === 1 ? full : half - full;
  const share = (fatigue.remaining ?? 0) / band;
  return (
    <div className="stamina">
      <p className="text-xs text-muted">{textOf(fatigue)}</p>
      <div className="stamina-bar" data-factor={fatigue.factor} aria-hidden="true">
        <i style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}
