import { DIRECTION_IDS, DIRECTIONS, type Direction } from "@emberlode/game";
import { t } from "../../../lib/i18n/catalogue.ts";
import { useSettings } from "../../settings/hooks/use-settings.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { useWalker } from "../hooks/use-walker.ts";
import { WALK_KEYS } from "../key-map.ts";
import { letGo } from "../let-go.ts";

function nameOf(direction: Direction): string {
  return direction === "stay" ? t.game.move.reload : t.game.move.go(DIRECTIONS[direction].name);
}

/** The 3 x 3 box of direction buttons with reload in its middle (spec §2). */
export function DirectionPad() {
  const walker = useWalker();
  const keys = WALK_KEYS[useSettings().controls];
  return (
    <fieldset className="pad" aria-label={t.game.move.padLabel}>
      {DIRECTION_IDS.map((direction) => (
        <button
          key={direction}
          type="button"
          className="pad-btn"
          aria-label={nameOf(direction)}
          onClick={(event) => {
            letGo(event);
            walker.step(direction);
          }}
        >
          <Icon
            name={direction === "stay" ? "reload" : "arrow"}
            className={`size-5 turn-${direction}`}
          />
          <span className="pad-key" aria-hidden="true">
            {keys[direction]}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
