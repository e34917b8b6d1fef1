import { useEffect } from "react";

/** The router's own event for a followed link; going back and forth fires none, and keeps the place. */
const FOLLOWED = "pushState";

/** A followed link begins at the top of its page, for the eye and for the keyboard. */
export function useFreshPage(contentId: string): void {
  useEffect(() => {
    let path = window.location.pathname;
    const begin = () => {
      // A desk that opens below the scene is no other page.
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
