import { useCallback, useMemo, useSyncExternalStore } from "react";

/** Prerendered pages use the phone layout. */
const getServerSnapshot = () => false;

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (notify: () => void) => {
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches, getServerSnapshot);
}

/** Whether a media query matches now; false outside of browsers. For use outside of rendering. */
export function matchesMedia(query: string): boolean {
  return globalThis.matchMedia?.(query).matches === true;
}

/** Media query of the layout with columns; narrower windows get the phone layout. */
export const WIDE_SCREEN = "(min-width: 60rem)";
