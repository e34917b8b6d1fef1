import { MAX_RESEARCH_LEVEL } from "@emberlode/game";
import { enResearch } from "@emberlode/words/en/research";
import { exactNumber } from "../../../lib/numbers.ts";

const LEVELS = Array.from({ length: MAX_RESEARCH_LEVEL }, (_, index) => index + 1);

/** A level of five, in words and as five pips; those above the ceiling are dashed. */
export function LevelPips({ level, ceiling }: { level: number; ceiling: number }) {
  return (
    <span className="level">
      {enResearch.level(exactNumber(level), exactNumber(MAX_RESEARCH_LEVEL))}
      <span className="pips" aria-hidden="true">
        {LEVELS.map((one) => (
          <i key={one} data-on={one <= level || undefined} data-shut={one > ceiling || undefined} />
        ))}
      </span>
    </span>
  );
}
