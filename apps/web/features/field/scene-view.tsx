/** The painted picture of a field, and what moves over it. */
import type { SceneProps } from "@emberlode/art/place.ts";
import type { Position } from "@emberlode/contract";
import {
  baseImageNumber,
  bearing,
  cellKey,
  DAY,
  DIRECTION_IDS,
  type Direction,
  type FieldType,
  type GameDate,
  gridStep,
  isSameCell,
  type Resource,
} from "@emberlode/game";
import { useAtomValue } from "jotai";
import {
  type ComponentProps,
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { persistedAtom } from "../../lib/persisted.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { PREFERS_REDUCED_MOTION } from "../../lib/theme.ts";
import { trpc } from "../../lib/trpc.ts";
import { useMedia } from "../../lib/use-media.ts";
import { useIsAutoWalking } from "../movement/use-walker.ts";
import { useGameDate, usePlayer } from "../session/player-context.tsx";
import { fieldOutcomeAtom } from "./field-atoms.ts";
import { pictureOf } from "./scene.tsx";
import { createSceneLayers, pictureKey, type SceneLayers } from "./scene-layers.ts";
import { createPainter } from "./scene-painter.ts";
import { createScenePictures } from "./scene-pictures.ts";
import { type KnownCell, knownCell, type Place } from "./use-place.ts";

/** Whether automatic motion is off, by the device's or the player's preference. */
function useReducedMotion(): boolean {
  const isReducedByDevice = useMedia(PREFERS_REDUCED_MOTION);
  return useAtomValue(persistedAtom).motion === "less" || isReducedByDevice;
}

const MINUTES_PER_HOUR = 60;

interface FieldAppearance {
  type: FieldType;
  x: number;
  y: number;
  /** Rank of the base's owner, which determines a base's picture (spec §9). */
  rank: number | null;
  spent: boolean;
  vein: boolean;
  lit: boolean;
}

/** The inputs of a field's picture: the field and the time of day; dusk until the time is known. */
function toSceneProps({ rank, ...field }: FieldAppearance, date: GameDate | null): SceneProps {
  return {
    ...field,
    period: date?.period ?? "dusk",
    hour: date === null ? undefined : date.minutesOfDay / MINUTES_PER_HOUR,
    variant: pictureOf(field.x, field.y),
    baseImage: baseImageNumber(rank),
  };
}

/** The eight cells around a cell. */
function neighborsOf(at: Position): Position[] {
  return DIRECTION_IDS.filter((direction) => direction !== "stay").map((to) => gridStep(at, to));
}

/** After this long without a step, the neighboring pictures are painted, in milliseconds. */
const PREPARE_AFTER_MS = 250;
/** After this long without a step, steam and lights move, in milliseconds. */
const LIVE_AFTER_MS = 4_000;
/** How long players count as newcomers, in milliseconds. */
const NEWCOMER_MS = 2 * DAY;

/** One painter for all scenes of the page. */
const pictures = createScenePictures(createPainter());

/**
 * What to paint for a cell; null if nothing is known about it. A newcomer's own base has lit
 * lanterns.
 */
function scenePropsAt(
  at: Position,
  known: KnownCell,
  date: GameDate | null,
  litBase: Position | null,
) {
  const { type, rank, vein, spentUntil } = known;
  const spent = spentUntil !== null && spentUntil > serverNow();
  const isLit = litBase !== null && isSameCell(litBase, at);
  return type === null ? null : toSceneProps({ type, ...at, rank, spent, vein, lit: isLit }, date);
}

/** The direction from the previous cell to this one. */
function useHeading(at: Position): Direction {
  const [seen, setSeen] = useState<{ at: Position; heading: Direction }>({ at, heading: "stay" });
  if (isSameCell(seen.at, at)) return seen.heading;
  const heading = bearing(seen.at, at);
  setSeen({ at, heading });
  return heading;
}

/** The base of a newcomer, to be drawn with lit lanterns; null for other players. */
function useLitBase(): Position | null {
  const data = usePlayer();
  if (data === undefined) return null;
  const { base, status } = data.user;
  return serverNow() - Date.parse(status.createdAt) < NEWCOMER_MS ? base : null;
}

interface SceneState {
  host: RefObject<HTMLDivElement | null>;
  /** What to animate over the painted picture; null while walking or if motion is reduced. */
  live: SceneProps | null;
}

/** Keeps the large picture in sync with the place, and prepares the neighboring ones. */
function useSceneLayers(place: Place, date: GameDate | null): SceneState {
  const host = useRef<HTMLDivElement>(null);
  const layers = useRef<SceneLayers | null>(null);
  const walking = useIsAutoWalking();
  const utils = trpc.useUtils();
  const reducedMotion = useReducedMotion();
  const heading = useHeading(place.at);
  const [shown, setShown] = useState({ key: "", painted: true });
  const [liveKey, setLiveKey] = useState("");
  const litBase = useLitBase();
  const sceneProps = scenePropsAt(place.at, place, date, litBase);
  const placeKey = cellKey(place.at);
  const key = pictureKey({ place: placeKey, sceneProps });

  const reducedMotionRef = useRef(reducedMotion);
  useLayoutEffect(() => {
    reducedMotionRef.current = reducedMotion;
  }, [reducedMotion]);
  useLayoutEffect(() => {
    if (host.current === null) return;
    const opened = createSceneLayers(host.current, {
      pictures,
      now: () => performance.now(),
      isMotionReduced: () => reducedMotionRef.current,
      onShown: (key, painted) => setShown({ key, painted }),
    });
    layers.current = opened;
    return () => opened.close();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key covers all inputs of the picture
  useLayoutEffect(() => {
    layers.current?.setScene({ place: placeKey, sceneProps, heading, walking });
  }, [key, placeKey, walking]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per picture shown
  useEffect(() => {
    if (shown.key !== key) return;
    const prepare = setTimeout(() => {
      const view = utils.fields.view.getData();
      const scenes = neighborsOf(place.at)
        .map((at) =>
          scenePropsAt(at, knownCell(at, utils.fields.field.getData(at), view), date, litBase),
        )
        .filter((sceneProps) => sceneProps !== null);
      if (layers.current !== null) pictures.prepare(scenes, layers.current.width());
    }, PREPARE_AFTER_MS);
    const live = setTimeout(() => setLiveKey(key), shown.painted ? LIVE_AFTER_MS : 0);
    return () => {
      clearTimeout(prepare);
      clearTimeout(live);
    };
  }, [shown, key]);

  const isAnimated = liveKey === key && shown.key === key && (!reducedMotion || !shown.painted);
  return { host, live: isAnimated ? sceneProps : null };
}

const FieldScene = lazyComponent(async () => {
  const art = await import("@emberlode/art/field-scene.tsx");
  return { default: memo(art.FieldScene) };
});

/** The painted picture again, as SVG with moving steam, smoke and lights. */
function LiveScene({ sceneProps }: { sceneProps: SceneProps }) {
  return (
    <Suspense>
      <div className="scene-live">
        <FieldScene {...sceneProps} className="size-full" />
      </div>
    </Suspense>
  );
}

const SPARK_COUNT = 14;

/** Sparks thrown by one dig; purely decorative. */
function Sparks({ resource }: { resource: Resource }) {
  const sparks = Array.from({ length: SPARK_COUNT }, (_, i) => {
    const angle = (i / SPARK_COUNT) * Math.PI - Math.PI;
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

interface SceneViewProps {
  place: Place;
  /** What gestures on the picture do; nothing if omitted. */
  gestures?: Pick<ComponentProps<"section">, "onPointerDown" | "onPointerUp" | "onPointerCancel">;
  children?: ReactNode;
}

/** The large picture of a place, with the caller's overlays. */
export function SceneView({ place, gestures, children }: SceneViewProps) {
  const date = useGameDate();
  const outcome = useAtomValue(fieldOutcomeAtom);
  const period = date?.period ?? "dusk";
  const { host, live } = useSceneLayers(place, date);
  const lastDig = outcome?.kind === "gained" && outcome.key === cellKey(place.at) ? outcome : null;
  return (
    <section className="scene" {...gestures}>
      <div className="scene-picture">
        <div className={`scene-wait scene-wait-${period}`} />
        <div ref={host} className="scene-layers" />
        {live !== null && <LiveScene sceneProps={live} />}
      </div>
      {lastDig !== null && <Sparks key={lastDig.at} resource={lastDig.resource} />}
      <div className="scene-over">
        <div className="scene-text">{children}</div>
      </div>
    </section>
  );
}
