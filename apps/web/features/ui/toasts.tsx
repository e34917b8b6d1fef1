import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import {
  type CloseButtonProps,
  ToastContainer,
  type ToastTransitionProps,
} from "react-toastify/unstyled";
import { messages } from "../../lib/messages.ts";
import { queueWhileHidden } from "../../lib/queued-toasts.tsx";
import { TOASTS } from "../../lib/toast-limits.ts";
import { Icon } from "./icon.tsx";

const t = await messages("shell");

/**
 * Hosts the toasts in one element, which moves into an open modal dialog, since that covers the
 * page.
 */
let host: HTMLElement | undefined;

/** Created lazily, since pages are also rendered without a document. */
function getHost(): HTMLElement {
  host ??= document.createElement("div");
  return host;
}

/** The element that toasts are rendered into; added to the page on the first call. */
export function toastHost(): HTMLElement {
  const element = getHost();
  if (!element.isConnected) document.body.append(element);
  return element;
}

function moveTo(parent: Element, element: HTMLElement): void {
  // `moveBefore` keeps animation state, so that toasts do not animate in again.
  if ("moveBefore" in parent && parent.isConnected && element.isConnected)
    parent.moveBefore(element, null);
  else parent.append(element);
}

/**
 * Moves the toasts, including visible ones, into an open dialog; returns a function that moves them
 * back.
 */
export function moveToastsInto(dialog: Element): () => void {
  const element = getHost();
  const before = element.parentElement;
  moveTo(dialog, element);
  return () => {
    if (element.parentElement !== dialog) return;
    moveTo(before?.isConnected ? before : document.body, element);
  };
}

/**
 * The spec's times of a toast, from when it shows and from its dismissal to its removal. The
 * library's transition counts from the end of the entrance animation and adds the exit animation.
 */
function Transition({ children, done, isIn, playToast }: ToastTransitionProps) {
  const play = useEffectEvent(playToast);
  const remove = useEffectEvent(done);
  useLayoutEffect(() => play(), []);
  useEffect(() => {
    if (isIn) return;
    const timer = setTimeout(() => remove(), TOASTS.removeDelayMs);
    return () => clearTimeout(timer);
  }, [isIn]);
  return children;
}

/** The library's own button is labeled "close" in every language. */
function CloseButton({ closeToast }: Pick<CloseButtonProps, "closeToast">) {
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label={t("close")}
      onClick={(event) => {
        // A click on the toast itself has another effect.
        event.stopPropagation();
        closeToast(event);
      }}
    >
      <Icon name="close" className="size-4" />
    </button>
  );
}

/** All toasts of the page, with the spec's times and limits. They outlive dialogs. */
export function Toasts() {
  useEffect(queueWhileHidden, []);
  return createPortal(
    <ToastContainer
      aria-label={t("notices")}
      position="top-center"
      theme="dark"
      limit={TOASTS.limit}
      autoClose={TOASTS.blankMs}
      transition={Transition}
      hideProgressBar
      closeButton={CloseButton}
      closeOnClick
      pauseOnFocusLoss={false}
    />,
    toastHost(),
  );
}
