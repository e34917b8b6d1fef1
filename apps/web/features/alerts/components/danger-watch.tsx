import { Suspense } from "react";
import { lazyPart } from "../../../lib/load-part.ts";
import { useHarm } from "../hooks/use-alerts.ts";

const DangerNotice = lazyPart(() => import("./danger-notice.tsx"));

/** Shows the notice of harm while there is any that the player has not read of. */
export function DangerWatch() {
  const { data } = useHarm();
  if (data === undefined || data.alerts.length === 0) return null;
  return (
    <Suspense>
      <DangerNotice />
    </Suspense>
  );
}
