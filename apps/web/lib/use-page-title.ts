import { useEffect } from "react";
import { messages } from "./messages.ts";

const t = await messages("shell");

/** Names the browser tab after the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === t("brand") ? title : `${title} · ${t("brand")}`;
  }, [title]);
}
