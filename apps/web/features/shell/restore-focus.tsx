import { useLayoutEffect } from "react";

/** Restores the focus of the link that had it before the page was rerendered; null for none. */
export function RestoreFocus({ href }: { href: string | null }) {
  useLayoutEffect(() => {
    if (href === null || document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll("a")];
    links.find((link) => link.getAttribute("href") === href)?.focus();
  }, [href]);
  return null;
}
