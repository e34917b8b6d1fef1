import type { SceneProps } from "@emberlode/art/place.ts";
import { memo, Suspense } from "react";
import { lazyPart } from "../../../lib/load-part.ts";

const FieldScene = lazyPart(async () => {
  const art = await import("@emberlode/art/field-scene.tsx");
  return { default: memo(art.FieldScene) };
});

/** The same picture as the painted one below it, with moving steam, smoke and lights. */
export function LiveScene({ ask }: { ask: SceneProps }) {
  return (
    <Suspense>
      <div className="scene-live">
        <FieldScene {...ask} className="size-full" />
      </div>
    </Suspense>
  );
}
