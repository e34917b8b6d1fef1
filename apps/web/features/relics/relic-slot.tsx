import { Suspense } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";

const RelicPanel = lazyComponent(() => import("./relic-panel.tsx"));

/** Today's relics, loaded after the page. */
export function RelicSlot() {
  return (
    <Suspense>
      <RelicPanel />
    </Suspense>
  );
}
