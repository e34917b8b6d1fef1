import { isDiggable } from "@emberlode/game";
import { t } from "../../../lib/i18n/catalogue.ts";
import { clockSpan } from "../../../lib/numbers.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useWalker, useWalkerState } from "../../movement/hooks/use-walker.ts";
import { Icon } from "../../ui/components/icon.tsx";
import type { Place } from "../hooks/use-place.ts";
import { EnterButton } from "./enter-button.tsx";

/** Digs, or says when the field is fresh again. */
function DigButton({ place }: { place: Place }) {
  const walker = useWalker();
  const { digging } = useWalkerState();
  const now = useNow();
  const left = place.spentUntil === null ? 0 : place.spentUntil - now;
  const spent = left > 0;
  return (
    <button
      type="button"
      className="btn btn-ember dig-btn"
      aria-disabled={spent || digging}
      onClick={() => !spent && walker.dig()}
    >
      {spent ? (
        <span className="leading-tight">
          <span className="block text-xs">{t.game.field.spent}</span>
          <span className="figure block">{t.game.field.spentFor(clockSpan(left))}</span>
        </span>
      ) : (
        <>
          <Icon name="pick" className={digging ? "size-6 dig-swing" : "size-6"} />
          {digging ? t.game.field.digging : t.game.field.dig}
          <span className="key dig-key" aria-hidden="true">
            {t.game.field.digKeys}
          </span>
        </>
      )}
    </button>
  );
}

/** The one thing to do here: dig, or enter the place. */
export function ActionButton({ place }: { place: Place }) {
  if (place.type === null) return null;
  return isDiggable(place.type) ? <DigButton place={place} /> : <EnterButton place={place} />;
}
