import { TOASTS } from "@emberlode/game";
import type { ReactNode } from "react";
import { type ToastOptions, toast } from "react-toastify/unstyled";

/** The two places of toasts: over the page, and within a modal window, since that one hides the page. */
export const TOAST_PLACES = { page: "page", window: "window" } as const;

/** Toasts of one name do not pile up: the name is the id. */
function options(name: string, autoClose: number, role: string): ToastOptions {
  const modal = document.querySelector("dialog[open]") !== null;
  const containerId = modal ? TOAST_PLACES.window : TOAST_PLACES.page;
  return { toastId: `${containerId}: ${name}`, containerId, autoClose, role };
}

/** Says that something worked, politely. */
export function notifySuccess(text: string): void {
  toast.success(text, options(text, TOASTS.successMs, "status"));
}

/** Says that something failed. */
export function notifyError(text: string): void {
  toast.error(text, options(text, TOASTS.errorMs, "alert"));
}

/** Tells news politely; a click on it does something. */
export function notifyNews(name: string, content: ReactNode, onClick: () => void): void {
  toast(content, { ...options(name, TOASTS.blankMs, "status"), onClick });
}
