import type { Status } from "@emberlode/contract";
import { FATIGUE } from "@emberlode/game";
import { staminaText } from "./dig-preview.ts";

/** Today's fatigue (rules §4). */
export function Stamina({ fatigue }: { fatigue: Status["fatigue"] }) {
  const { full, half } = FATIGUE.dig;
  const band = fatigue.factor === 1 ? full : half - full;
  const share = (fatigue.remaining ?? 0) / band;
  return (
    <div className="stamina">
      <p className="text-xs text-muted">{staminaText(fatigue.digs)}</p>
      <div className="stamina-bar" data-factor={fatigue.factor} aria-hidden="true">
        <i style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}
