import { cellKey } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { type ReactNode, use } from "react";
import { useMovementRests } from "../../desks/hooks/use-keys-rest.ts";
import { useSwipe } from "../../movement/hooks/use-swipe.ts";
import { WalkerContext } from "../../movement/hooks/use-walker.ts";
import { useGameDate } from "../../session/hooks/use-game-date.ts";
import { outcomeAtom } from "../atoms/field-atoms.ts";
import type { Place } from "../hooks/use-place.ts";
import { useSceneStage } from "../hooks/use-scene-stage.ts";
import { LiveScene } from "./live-scene.tsx";
import { Sparks } from "./sparks.tsx";

/** The large picture of a place, with overlays from the caller. A swipe on it steps. */
export function SceneView({ place, children }: { place: Place; children?: ReactNode }) {
  const date = useGameDate();
  const walker = use(WalkerContext);
  const rests = useMovementRests();
  const swipe = useSwipe((direction) => {
    if (!rests) walker?.step(direction);
  });
  const outcome = useAtomValue(outcomeAtom);
  const period = date?.period ?? "dusk";
  const { host, live } = useSceneStage(place, date);
  const struck = outcome?.kind === "gained" && outcome.key === cellKey(place.at) ? outcome : null;
  return (
    <section className="scene" {...swipe}>
      <div className="scene-picture">
        <div className={`scene-wait scene-wait-${period}`} />
        <div ref={host} className="scene-layers" />
        {live !== null && <LiveScene ask={live} />}
      </div>
      {struck !== null && <Sparks key={struck.at} resource={struck.resource} />}
      <div className="scene-scrim" />
      <div className="scene-over">
        <div className="scene-text">{children}</div>
      </div>
    </section>
  );
}
