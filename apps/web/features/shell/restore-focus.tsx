import { useLayoutEffect } from "react";

/** Focuses the link that had the focus before the prerendered page was replaced, if any did. */
export function RestoreFocus({ href }: { href: string | null }) {
  useLayoutEffect(() => {
    if (href === null || document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll("a")];
    links.find((link) => link.getAttribute("href") === href)?.focus();
  }, [href]);
  return null;
}
