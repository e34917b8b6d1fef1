import { MAX_RESEARCH_LEVEL } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";
import { exactNumber } from "../../../lib/numbers.ts";

const t = await messages("research");

const LEVELS = Array.from({ length: MAX_RESEARCH_LEVEL }, (_, index) => index + 1);

/** A level out of five, in words and as five pips; those above the maximum are dashed. */
export function LevelPips({ level, ceiling }: { level: number; ceiling: number }) {
  return (
    <span className="level">
      {t("level", { level: exactNumber(level), most: exactNumber(MAX_RESEARCH_LEVEL) })}
      <span className="pips" aria-hidden="true">
        {LEVELS.map((one) => (
          <i key={one} data-on={one <= level || undefined} data-shut={one > ceiling || undefined} />
        ))}
      </span>
    </span>
  );
}
