import { messages } from "./messages.ts";
import { notifyError, notifySuccess } from "./notify.ts";

const t = await messages("shell");

/** Copies a text and confirms it; if the browser refuses, shows an alternative. */
export async function copyText(
  text: string,
  done: string,
  role?: "status" | "alert",
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess(done, role);
  } catch {
    notifyError(t("copyFailed"));
  }
}
