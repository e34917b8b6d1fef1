import { useLayoutEffect } from "react";

/** Puts the focus back on the link that had it before the page was drawn again; null for none. */
export function RestoreFocus({ href }: { href: string | null }) {
  useLayoutEffect(() => {
    if (href === null || document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll("a")];
    links.find((link) => link.getAttribute("href") === href)?.focus();
  }, [href]);
  return null;
}
