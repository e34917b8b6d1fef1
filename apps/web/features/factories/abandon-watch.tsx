import { useAtomValue } from "jotai";
import { Suspense, useEffect } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { blockReload } from "../../lib/page-reload.ts";
import { pendingAbandonsAtom } from "./pending-abandons-atom.ts";

const AbandonTimer = lazyComponent(() => import("./abandon-timer.tsx"));

/** Runs pending abandons even after the desk is closed; renders nothing. */
export function AbandonWatch() {
  const all = useAtomValue(pendingAbandonsAtom);
  const hasPending = all.length > 0;
  useEffect(() => blockReload(() => hasPending), [hasPending]);
  return (
    <Suspense>
      {all.map((pending) => (
        <AbandonTimer key={pending.id} pending={pending} />
      ))}
    </Suspense>
  );
}
