import { useEffect } from "react";
import { messages } from "./messages.ts";

const t = await messages("shell");

/** Sets the browser tab's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === t("brand") ? title : `${title} · ${t("brand")}`;
  }, [title]);
}
