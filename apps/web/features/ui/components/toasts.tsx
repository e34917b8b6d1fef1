import { TOASTS } from "@emberlode/game";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { type CloseButtonProps, cssTransition, ToastContainer } from "react-toastify/unstyled";
import { holdWhileHidden } from "../../../lib/held-toasts.tsx";
import { messages } from "../../../lib/messages.ts";
import { toastHost } from "../toast-host.ts";
import { Icon } from "./icon.tsx";

const t = await messages("shell");

const transition = cssTransition({
  enter: "toast-enter",
  exit: "toast-leave",
  collapseDuration: TOASTS.removeDelayMs,
});

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
      transition={transition}
      hideProgressBar
      closeButton={CloseButton}
      closeOnClick
      pauseOnFocusLoss={false}
    />,
    toastHost(),
  );
}
