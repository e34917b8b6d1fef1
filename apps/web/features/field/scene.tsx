import { baseImageNumber, type FieldType, type Period } from "@emberlode/game";
import { memo, Suspense } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";

const PICTURES = [1, 2, 3, 4, 5] as const;

/** Which picture a forest or wasteland shows; fixed per position (spec §4). */
export function pictureOf(x: number, y: number): (typeof PICTURES)[number] {
  return PICTURES[(x * 31 + y * 17 + x * y * 7) % PICTURES.length] ?? 1;
}

const FieldScene = lazyComponent(async () => {
  const art = await import("@emberlode/art/field-scene.tsx");
  return { default: memo(art.FieldScene) };
});

interface SceneProps {
  type: FieldType;
  x: number;
  y: number;
  period: Period;
  /** Rank of the base's owner, which determines a base's picture (spec §9). */
  rank?: number | null | undefined;
  spent?: boolean;
}

/** The drawn landscape of a field, loaded lazily. */
export function Scene({ type, x, y, period, rank = null, spent = false }: SceneProps) {
  return (
    <Suspense fallback={<div className={`scene-wait scene-wait-${period}`} />}>
      <FieldScene
        type={type}
        x={x}
        y={y}
        period={period}
        variant={pictureOf(x, y)}
        baseImage={baseImageNumber(rank)}
        spent={spent}
        className="size-full"
      />
    </Suspense>
  );
}
