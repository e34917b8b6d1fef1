import { useEffect } from "react";
import { onStorageRefused } from "../../../lib/browser-storage.ts";
import { messages } from "../../../lib/messages.ts";
import { notifyNews } from "../../../lib/notify.ts";

const t = await messages("shell");

/** Shows once that the browser cannot store anything for this site. */
export function useStorageNotice(): void {
  useEffect(
    () => onStorageRefused(() => notifyNews({ name: "storage", title: t("storage.refused") })),
    [],
  );
}
