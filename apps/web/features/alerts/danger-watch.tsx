import { Suspense } from "react";
import { lazyPart } from "../../lib/load-part.ts";
import { useHarm } from "./use-alerts.ts";

const DangerNotice = lazyPart(() => import("./danger-notice.tsx"));

/** Shows the notice while there are unread danger alerts. */
export function DangerWatch() {
  const { data } = useHarm();
  if (data === undefined || data.alerts.length === 0) return null;
  return (
    <Suspense>
      <DangerNotice />
    </Suspense>
  );
}
