import { useEffect, useState } from "react";

const GESTURES = ["pointerdown", "keydown"] as const;

/** Whether the player has touched the page yet: before that, sounds are neither loaded nor played. */
export function useFirstGesture(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const listener = () => setIsThere(true);
    for (const type of GESTURES) window.addEventListener(type, listener);
    return () => {
      for (const type of GESTURES) window.removeEventListener(type, listener);
    };
  }, [isThere]);
  return isThere;
}
