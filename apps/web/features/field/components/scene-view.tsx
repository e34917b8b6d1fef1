import type { Position } from "@emberlode/contract";
import { bearing, type Direction, isSameCell } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { type ReactNode, useDeferredValue, useState } from "react";
import { serverNow } from "../../../lib/server-clock.ts";
import { useGameDate } from "../../session/hooks/use-game-date.ts";
import { outcomeAtom } from "../atoms/field-atoms.ts";
import { fieldKey } from "../hooks/use-fields.ts";
import type { Place } from "../hooks/use-place.ts";
import { Scene } from "./scene.tsx";
import { Sparks } from "./sparks.tsx";

/** The way from the cell shown before to this one. */
function useHeading(at: Position): Direction {
  const [seen, setSeen] = useState({ at, heading: "stay" as Direction });
  if (isSameCell(seen.at, at)) return seen.heading;
  const heading = bearing(seen.at, at);
  setSeen({ at, heading });
  return heading;
}

/** The large picture of a place; the text over it comes from the caller. */
export function SceneView({ place, children }: { place: Place; children?: ReactNode }) {
  // A held key outruns the drawing; the picture then skips to the newest place.
  const shown = useDeferredValue(place);
  const date = useGameDate();
  const heading = useHeading(shown.at);
  const outcome = useAtomValue(outcomeAtom);
  const spent = shown.spentUntil !== null && shown.spentUntil > serverNow();
  const key = fieldKey(shown.at);
  const struck = outcome?.kind === "gained" && outcome.key === fieldKey(place.at) ? outcome : null;
  return (
    <section className="scene">
      <div key={key} className="scene-picture" data-heading={heading}>
        {shown.type === null ? (
          <div className="scene-fog" />
        ) : (
          <Scene
            type={shown.type}
            x={shown.at.x}
            y={shown.at.y}
            period={date?.period ?? "dusk"}
            rank={shown.rank}
            spent={spent}
          />
        )}
      </div>
      {struck !== null && <Sparks key={struck.at} resource={struck.resource} />}
      <div className="scene-scrim" />
      <div className="scene-text">{children}</div>
    </section>
  );
}
