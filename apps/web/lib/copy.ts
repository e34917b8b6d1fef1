import { t } from "./i18n/catalogue.ts";
import { notifyError, notifySuccess } from "./notify.ts";

/** Copies a text and says so; where the browser refuses, says what to do instead. */
export async function copyText(
  text: string,
  done: string,
  role?: "status" | "alert",
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess(done, role);
  } catch {
    notifyError(t.copyFailed);
  }
}
