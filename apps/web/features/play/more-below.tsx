/** The button that scrolls on a phone. */
import { memo, useSyncExternalStore } from "react";
import { messages } from "../../lib/messages.ts";
import { Icon } from "../ui/icon.tsx";

const t = await messages("game");

/** The part of a screen that a press scrolls by: one in this many. */
const SCROLL_PARTS = 3;
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

/** A button on the dock's edge that scrolls on, while the page goes on below it. */
export const MoreBelow = memo(function MoreBelow() {
  if (!useSyncExternalStore(subscribe, isMoreBelow, () => false)) return null;
  return (
    <button
      type="button"
      className="dock-more"
      aria-label={t("field.more")}
      onClick={() => window.scrollBy({ top: window.innerHeight / SCROLL_PARTS })}
    >
      <Icon name="fold" />
    </button>
  );
});
