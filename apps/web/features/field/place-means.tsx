import { isDiggable, type Resource } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useAtomValue } from "jotai";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { SearchSummary } from "../finds/search-summary.tsx";
import { searchTypeOf } from "../finds/search-types.ts";
import { usePlayer } from "../session/player-context.ts";
import { Refusal } from "../ui/refusal.tsx";
import { digPreview } from "./dig-preview.ts";
import { effortAtom } from "./effort-atoms.ts";
import { EffortChoice } from "./effort-choice.tsx";
import type { Place } from "./use-place.ts";

const tGame = await messages("game");
const tErrors = await messages("errors");

/** The effort of the next dig, with its yield and the strength left afterward. */
function DigChoice({ resource, vein }: { resource: Resource; vein: boolean }) {
  const data = usePlayer();
  const effort = useAtomValue(effortAtom);
  if (data === undefined) return null;
  const { min, max, tiredLeft, after } = digPreview(data.user, { resource, effort, vein });
  return (
    <div className="dig-choice">
      <EffortChoice />
      {tiredLeft === null ? (
        <p className="dig-yields">
          <b className="figure">
            {tGame("field.yields", {
              min: exactNumber(min),
              max: exactNumber(max),
              resource: tGame(`resources.${resource}`).toLowerCase(),
            })}
          </b>
          <span className="block text-xs text-muted">{after}</span>
        </p>
      ) : (
        <Refusal text={errorText(tErrors, "TIRED", { left: tiredLeft })} />
      )}
    </div>
  );
}

/** What to expect from the action here: a dig's yield by effort, or a search's odds. */
export const PlaceMeans = memo(function PlaceMeans({ place: { type, vein } }: { place: Place }) {
  if (isDiggable(type)) return <DigChoice resource={type} vein={vein} />;
  const search = searchTypeOf(type);
  return search === null ? null : <SearchSummary type={search} />;
});
