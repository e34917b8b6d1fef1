import { TOASTS } from "@emberlode/game";
import type { ReactNode } from "react";
import { type ToastOptions, toast } from "react-toastify/unstyled";

/** Toasts of one name do not pile up: the name is the id. */
function options(name: string, autoClose: number, role: string): ToastOptions {
  return { toastId: name, autoClose, role };
}

/** Says that something worked, politely. */
export function notifySuccess(text: string, role: "status" | "alert" = "status"): void {
  toast.success(text, options(text, TOASTS.successMs, role));
}

/** Says that something failed. */
export function notifyError(text: string): void {
  toast.error(text, options(text, TOASTS.errorMs, "alert"));
}

/** Tells news politely; a click on it does something. */
export function notifyNews(name: string, content: ReactNode, onClick: () => void): void {
  toast(content, { ...options(name, TOASTS.blankMs, "status"), onClick });
}
