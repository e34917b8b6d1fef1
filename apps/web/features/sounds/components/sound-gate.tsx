import { lazy, Suspense } from "react";
import { useFirstGesture } from "../hooks/use-first-gesture.ts";

/** Without their code, as without a connection, the page is silent and goes on. */
const Sounds = lazy(() => import("./sounds.tsx").catch(() => ({ default: () => null })));

/** Loads the sounds with the first gesture. */
export function SoundGate() {
  const isTouched = useFirstGesture();
  return <Suspense>{isTouched && <Sounds />}</Suspense>;
}
