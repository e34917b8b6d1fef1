import { TOASTS } from "@emberlode/game";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import {
  type CloseButtonProps,
  ToastContainer,
  type ToastTransitionProps,
} from "react-toastify/unstyled";
import { holdWhileHidden } from "../../lib/held-toasts.tsx";
import { messages } from "../../lib/messages.ts";
import { Icon } from "./icon.tsx";
import { toastHost } from "./toast-host.ts";

const t = await messages("shell");

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
