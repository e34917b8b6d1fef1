import { useEffect } from "react";
import { t } from "./i18n/catalogue.ts";

/** Names the browser tab after the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === t.brand ? title : `${title} · ${t.brand}`;
  }, [title]);
}
