import { useEffect } from "react";

/**
 * The router's event for a followed link; history navigation fires none, and restores the scroll
 * position.
 */
const FOLLOWED = "pushState";

/** Scrolls to the top and resets the focus after a followed link. */
export function useFreshPage(contentId: string): void {
  useEffect(() => {
    let path = window.location.pathname;
    const begin = () => {
      // Opening a desk below the scene is not a page change.
      if (path === window.location.pathname) return;
      path = window.location.pathname;
      window.scrollTo(0, 0);
      document.getElementById(contentId)?.focus({ preventScroll: true });
    };
    const note = () => {
      path = window.location.pathname;
    };
    window.addEventListener(FOLLOWED, begin);
    window.addEventListener("popstate", note);
    return () => {
      window.removeEventListener(FOLLOWED, begin);
      window.removeEventListener("popstate", note);
    };
  }, [contentId]);
}
