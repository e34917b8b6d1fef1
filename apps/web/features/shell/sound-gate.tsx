import { lazy, Suspense, useEffect, useState } from "react";

const GESTURES = ["pointerdown", "keydown"] as const;

/** Whether the player has used the page: before that, sounds are neither loaded nor played. */
function useFirstGesture(): boolean {
  const [hasGesture, setHasGesture] = useState(false);
  useEffect(() => {
    if (hasGesture) return;
    const listener = () => setHasGesture(true);
    for (const type of GESTURES) window.addEventListener(type, listener);
    return () => {
      for (const type of GESTURES) window.removeEventListener(type, listener);
    };
  }, [hasGesture]);
  return hasGesture;
}

/** If the chunk fails to load, for example offline, the page stays silent. */
const Sounds = lazy(() => import("./sounds.tsx").catch(() => ({ default: () => null })));

/** Loads the sounds on the first gesture. */
export function SoundGate() {
  const hasGesture = useFirstGesture();
  return <Suspense>{hasGesture && <Sounds />}</Suspense>;
}
