import type { ReactNode } from "react";
import { type ToastOptions, toast } from "react-toastify/unstyled";
import { messages } from "./messages.ts";
import { type QueuedToast, queueToast } from "./queued-toasts.tsx";
import { TOASTS } from "./toast-limits.ts";

const t = await messages("shell");

/** The name is the toast's id, so that toasts with the same name do not pile up. */
function options(name: string, autoClose: number, role: string): ToastOptions {
  return { toastId: name, autoClose, role };
}

/** Raises a toast, now or when the page is visible again. */
function showToast(entry: QueuedToast): void {
  if (!queueToast(entry)) entry.raise();
}

/** Reports success in a polite live region. */
export function notifySuccess(text: string, role: "status" | "alert" = "status"): void {
  const raise = () => void toast.success(text, options(text, TOASTS.successMs, role));
  showToast({ name: text, title: text, isNews: false, raise });
}

export function notifyError(text: string): void {
  const raise = () => void toast.error(text, options(text, TOASTS.errorMs, "alert"));
  showToast({ name: text, title: text, isNews: false, raise });
}

interface News extends Pick<QueuedToast, "name" | "title" | "openAll"> {
  /** Rendered instead of the title. */
  content?: ReactNode;
  /** Click handler. */
  onClick?: () => void;
}

/** Shows news in a polite live region. */
export function notifyNews({ content, onClick, ...entry }: News): void {
  const { name, title } = entry;
  const shown = {
    ...options(name, TOASTS.blankMs, "status"),
    ...(onClick !== undefined && { onClick }),
  };
  showToast({ ...entry, isNews: true, raise: () => void toast(content ?? title, shown) });
}

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
