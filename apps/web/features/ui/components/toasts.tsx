import { TOASTS } from "@emberlode/game";
import { createPortal } from "react-dom";
import { cssTransition, ToastContainer } from "react-toastify/unstyled";
import { messages } from "../../../lib/messages.ts";
import { toastHost } from "../toast-host.ts";

const t = await messages("shell");

const transition = cssTransition({
  enter: "toast-enter",
  exit: "toast-leave",
  collapseDuration: TOASTS.removeDelayMs,
});

/** All toasts of the page; times and limits are the spec's. One raised in a window outlives it. */
export function Toasts() {
  return createPortal(
    <ToastContainer
      aria-label={t("notices")}
      position="top-center"
      theme="dark"
      limit={TOASTS.limit}
      autoClose={TOASTS.blankMs}
      transition={transition}
      hideProgressBar
      closeOnClick
      pauseOnFocusLoss={false}
    />,
    toastHost(),
  );
}
