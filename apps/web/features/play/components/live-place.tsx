import type { Position } from "@emberlode/contract";
import { t } from "../../../lib/i18n/catalogue.ts";
import type { Place } from "../../field/hooks/use-place.ts";
import { whereFromBase } from "../../field/where.ts";

/** Says each new place to screen readers: "12, 7. Cave, 3 steps east of your base". */
export function LivePlace({ place, base }: { place: Place; base: Position | null }) {
  const { at, title } = place;
  return (
    <p className="sr-only top-0 left-0" role="status" aria-live="polite" data-testid="live-place">
      {t.game.move.live(at.x, at.y, title, whereFromBase(at, base))}
    </p>
  );
}
