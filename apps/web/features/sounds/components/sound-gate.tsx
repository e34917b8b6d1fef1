import { lazy, Suspense } from "react";
import { useFirstGesture } from "../hooks/use-first-gesture.ts";

/** If their code fails to load, for example offline, the page stays silent. */
const Sounds = lazy(() => import("./sounds.tsx").catch(() => ({ default: () => null })));

/** Loads the sounds with the first gesture. */
export function SoundGate() {
  const isTouched = useFirstGesture();
  return <Suspense>{isTouched && <Sounds />}</Suspense>;
}
