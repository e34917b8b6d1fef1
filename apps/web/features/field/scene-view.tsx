import type { SceneProps } from "@emberlode/art/place.ts";
import { cellKey, type Resource } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { type CSSProperties, memo, type ReactNode, Suspense, use } from "react";
import { lazyPart } from "../../lib/load-part.ts";
import { useMovementRests } from "../desks/use-desk.ts";
import { useSwipe } from "../movement/use-swipe.ts";
import { WalkerContext } from "../movement/use-walker.ts";
import { useGameDate } from "../session/player-context.tsx";
import { outcomeAtom } from "./field-atoms.ts";
import type { Place } from "./use-place.ts";
import { useSceneStage } from "./use-scene-stage.ts";

const FieldScene = lazyPart(async () => {
  const art = await import("@emberlode/art/field-scene.tsx");
  return { default: memo(art.FieldScene) };
});

/** The painted picture again, as SVG with moving steam, smoke and lights. */
function LiveScene({ ask }: { ask: SceneProps }) {
  return (
    <Suspense>
      <div className="scene-live">
        <FieldScene {...ask} className="size-full" />
      </div>
    </Suspense>
  );
}

const COUNT = 14;

/** Sparks thrown by one dig; purely decorative. */
function Sparks({ resource }: { resource: Resource }) {
  const sparks = Array.from({ length: COUNT }, (_, i) => {
    const angle = (i / COUNT) * Math.PI - Math.PI;
    const reach = 70 + ((i * 47) % 90);
    const style: Record<string, string> = {
      "--dx": `${Math.round(Math.cos(angle) * reach)}px`,
      "--dy": `${Math.round(Math.sin(angle) * reach)}px`,
      "--wait": `${(i * 13) % 60}ms`,
    };
    return { name: `spark-${i}`, style: style as CSSProperties };
  });
  return (
    <div className={`sparks sparks-${resource}`} aria-hidden="true">
      {sparks.map(({ name, style }) => (
        <i key={name} style={style} />
      ))}
    </div>
  );
}

/** The large picture of a place, with the caller's overlays. Swiping on it steps. */
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
