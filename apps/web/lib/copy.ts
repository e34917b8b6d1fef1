import { t } from "./i18n/catalogue.ts";
import { notifyError, notifySuccess } from "./notify.ts";

/** Copies a text and says so; where the browser refuses, says what to do instead. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess(done);
  } catch {
    notifyError(t.copyFailed);
  }
}
