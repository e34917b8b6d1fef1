import { TOASTS } from "@emberlode/game";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import {
  type CloseButtonProps,
  ToastContainer,
  type ToastTransitionProps,
} from "react-toastify/unstyled";
import { holdWhileHidden } from "../../../lib/held-toasts.tsx";
import { messages } from "../../../lib/messages.ts";
import { toastHost } from "../toast-host.ts";
import { Icon } from "./icon.tsx";

const t = await messages("shell");

/**
 * Times of a toast as the spec has them: it counts from when it shows, and is gone so long after it was
 * dismissed. The library's own transition begins to count once its way in has ended, and adds its way out.
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

/** The library's own button is called "close" in every language. */
function CloseButton({ closeToast }: Pick<CloseButtonProps, "closeToast">) {
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label={t("close")}
      onClick={(event) => {
        // A click on the toast itself does something else.
        event.stopPropagation();
        closeToast(event);
      }}
    >
      <Icon name="close" className="size-4" />
    </button>
  );
}

/** All toasts of the page; times and limits are the spec's. One raised in a window outlives it. */
export function Toasts() {
  useEffect(holdWhileHidden, []);
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
