import { TOASTS } from "@emberlode/game";
import { cssTransition, ToastContainer } from "react-toastify/unstyled";
import { t } from "../../../lib/i18n/catalogue.ts";
import { TOAST_PLACES } from "../../../lib/notify.ts";

const transition = cssTransition({
  enter: "toast-enter",
  exit: "toast-leave",
  collapseDuration: TOASTS.removeDelayMs,
});

/** Where toasts appear; times and limits are the spec's. */
export function Toasts({ place }: { place: keyof typeof TOAST_PLACES }) {
  return (
    <ToastContainer
      containerId={TOAST_PLACES[place]}
      aria-label={t.notices[place]}
      position="top-center"
      theme="dark"
      limit={TOASTS.limit}
      autoClose={TOASTS.blankMs}
      transition={transition}
      hideProgressBar
      closeOnClick
      pauseOnFocusLoss={false}
    />
  );
}
