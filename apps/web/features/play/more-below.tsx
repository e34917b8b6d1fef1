import { memo, useSyncExternalStore } from "react";
import { Icon } from "../ui/icon.tsx";

/** The space between the end of the page's content and the dock, in pixels. */
const END_SPACE_PX = 16;

function subscribe(notify: () => void): () => void {
  window.addEventListener("scroll", notify, { passive: true });
  window.addEventListener("resize", notify);
  const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(notify);
  observer?.observe(document.body);
  return () => {
    window.removeEventListener("scroll", notify);
    window.removeEventListener("resize", notify);
    observer?.disconnect();
  };
}

/** Whether content is left below the edge of the dock. */
function isMoreBelow(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight - clientHeight - scrollTop > END_SPACE_PX;
}

/** A mark on the dock's edge while the page goes on below it. */
export const MoreBelow = memo(function MoreBelow() {
  if (!useSyncExternalStore(subscribe, isMoreBelow, () => false)) return null;
  return (
    <span className="dock-more" aria-hidden="true">
      <Icon name="fold" />
    </span>
  );
});
