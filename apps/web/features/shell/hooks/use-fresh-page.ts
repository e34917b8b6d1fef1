import { useEffect } from "react";

/** The router's own event for a followed link; going back and forth fires none, and keeps the place. */
const FOLLOWED = "pushState";

/** A followed link begins at the top of its page, for the eye and for the keyboard. */
export function useFreshPage(contentId: string): void {
  useEffect(() => {
    const begin = () => {
      window.scrollTo(0, 0);
      document.getElementById(contentId)?.focus({ preventScroll: true });
    };
    window.addEventListener(FOLLOWED, begin);
    return () => window.removeEventListener(FOLLOWED, begin);
  }, [contentId]);
}
