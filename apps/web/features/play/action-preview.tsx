/** What the main action would yield, and the effort to choose for it. */
import {
  DIG_EFFORTS,
  type DigEffort,
  EFFORT_TENTHS,
  isDiggable,
  type Resource,
} from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useAtom, useAtomValue } from "jotai";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import { useKeyMap } from "../controls/use-key-map.ts";
import { deskOfPlace } from "../desks/desk-ids.ts";
import { digPreview } from "../field/dig-preview.ts";
import { effortAtom } from "../field/field-atoms.ts";
import { nearestText } from "../field/place-heading.tsx";
import { useView } from "../field/use-fields.ts";
import { useNearestDig } from "../field/use-nearest.ts";
import type { Place } from "../field/use-place.ts";
import { searchTypeOf } from "../finds/find.ts";
import { SearchSummary } from "../finds/search-button.tsx";
import { useSettledPosition, useWalker, useWalkTarget } from "../movement/use-walker.ts";
import { usePlayer } from "../session/player-context.tsx";
import { blurAfterClick } from "../ui/blur-after-click.ts";
import { Refusal } from "../ui/notes.tsx";
import { YieldNote } from "./yield-note.tsx";

const tGame = await messages("game");
const tErrors = await messages("errors");

const TENTHS = 10;
const PERCENT_OF_TENTH = 10;

function EffortButton({ effort }: { effort: DigEffort }) {
  const [chosen, choose] = useAtom(effortAtom);
  const loss = (TENTHS - EFFORT_TENTHS[effort]) * PERCENT_OF_TENTH;
  return (
    <button
      type="button"
      className="effort"
      aria-pressed={chosen === effort}
      onClick={(event) => {
        blurAfterClick(event);
        choose(effort);
      }}
    >
      <b className="figure" translate="no" aria-hidden="true">
        {effort}
      </b>
      <span className="sr-only">{tGame("field.effortOf", { effort })}</span>
      {loss > 0 && (
        <span className="effort-note figure">{tGame("field.effortLess", { percent: loss })}</span>
      )}
    </button>
  );
}

/** Chooses the effort of the next dig, here or at the target of a walk. */
function EffortChoice() {
  const keys = useKeyMap();
  return (
    <fieldset className="efforts">
      <legend className="sr-only">{tGame("field.effort")}</legend>
      <span className="efforts-label" aria-hidden="true">
        {tGame("field.effort")} <kbd className="key">{keys.effortLess[0]}</kbd>{" "}
        <kbd className="key">{keys.effortMore[0]}</kbd>
      </span>
      {DIG_EFFORTS.map((one) => (
        <EffortButton key={one} effort={one} />
      ))}
    </fieldset>
  );
}

/** The effort of the next dig, with its yield and the digs left afterward. */
function DigChoice({ resource, vein }: { resource: Resource; vein: boolean }) {
  const data = usePlayer();
  const effort = useAtomValue(effortAtom);
  if (data === undefined) return null;
  const { min, max, digsLeft, after } = digPreview(data.user, { resource, effort, vein });
  return (
    <div className="dig-choice">
      <EffortChoice />
      {digsLeft === null ? (
        <p className="dig-yields">
          <b className="figure">
            {tGame("field.yields", {
              min: exactNumber(min),
              max: exactNumber(max),
              resource: tGame(`resourceNouns.${resource}`),
            })}
          </b>
          <span className="block text-xs text-muted">
            {effort > 1 && tGame("field.countsAs", { effort })}
            <span className="dig-after">
              {effort > 1 && " · "}
              {after}
            </span>
          </span>
        </p>
      ) : (
        <Refusal text={errorText(tErrors, "TIRED", { left: digsLeft })} />
      )}
    </div>
  );
}

/** What to expect from the action here: a dig's yield by effort, or a search's odds. */
export const ActionPreview = memo(function ActionPreview({
  place: { type, vein },
}: {
  place: Place;
}) {
  if (isDiggable(type)) return <DigChoice resource={type} vein={vein} />;
  const search = searchTypeOf(type);
  return search === null ? null : <SearchSummary type={search} />;
});

/** The nearest field to dig with a walk button: the main action where nothing can be dug. */
export const NearestDig = memo(function NearestDig({ place: here }: { place: Place }) {
  const walker = useWalker();
  const shown = useSettledPosition();
  const target = useWalkTarget();
  const place = useNearestDig();
  const { data: view } = useView();
  const spent = useNow() < (here.spentUntil ?? 0);
  const canDig = isDiggable(here.type) && !spent;
  // On a phone, the main button walks there, except at places where it enters.
  const enters = deskOfPlace(here.type, here.isOwnBase) !== null && !spent;
  if (target !== null) {
    return (
      <div className="nearest">
        <p>{tGame("move.walking", { x: target.x, y: target.y })}</p>
        <button
          type="button"
          className="btn"
          onClick={(event) => {
            blurAfterClick(event);
            walker.stop();
          }}
        >
          {tGame("move.stop")}
        </button>
      </div>
    );
  }
  if (view === undefined) return null;
  if (place === null) return <p className="nearest text-muted">{tGame("field.nothingNear")}</p>;
  return (
    <div className="nearest" data-enters={enters || undefined}>
      <p>
        <span className="block text-xs text-muted">
          {place.vein
            ? tGame("field.nearestVeinLead", { effort: Math.max(...DIG_EFFORTS) })
            : tGame("field.nearestLead")}
        </span>
        {nearestText(shown, place, place.type)}
      </p>
      {/* The effort applies to the dig on arrival; a diggable field already shows the choice. */}
      {!isDiggable(here.type) && <EffortChoice />}
      <button
        type="button"
        className={canDig ? "btn" : "btn btn-ember"}
        onClick={(event) => {
          blurAfterClick(event);
          walker.walkTo(place, { thenDig: true });
        }}
      >
        <span className="leading-tight">
          <span className="block">{tGame("field.walkAndDig")}</span>
          <YieldNote />
        </span>
      </button>
    </div>
  );
});
