import { useSetAtom } from "jotai";
import { type MouseEvent, useRef } from "react";
import { createPortal } from "react-dom";
import { messages } from "../../../lib/messages.ts";
import { trpc } from "../../../lib/trpc.ts";
import { letGo } from "../../movement/let-go.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { useFocusBefore } from "../../ui/hooks/use-focus-before.ts";
import { toastHost } from "../../ui/toast-host.ts";
import { dismissAlert, markOpened } from "../hooks/use-alerts.ts";
import { useClearOfFocus } from "../hooks/use-clear-of-focus.ts";
import { useDangers } from "../hooks/use-dangers.ts";
import { DangerWays } from "./danger-ways.tsx";

const t = await messages("alerts");

/** Unread harm, shown on every page until it is dismissed or followed. */
export default function DangerNotice() {
  const utils = trpc.useUtils();
  const openPopup = useSetAtom(popupAtom);
  const { newest, shown, more } = useDangers();
  const ref = useRef<HTMLElement>(null);
  const down = useClearOfFocus(ref);
  const { onFocus, giveBack } = useFocusBefore();
  if (shown === undefined || newest === undefined) return null;
  const dismiss = (event: MouseEvent<HTMLElement>) => {
    // The second click of a double click was meant for the previous notice.
    if (event.detail > 1) return;
    if (more === 0) giveBack();
    else letGo(event);
    dismissAlert(utils, shown);
  };
  return (
    <>
      <section
        ref={ref}
        className="danger"
        aria-label={t("danger.label")}
        style={{ translate: `0 ${down}px` }}
        onFocus={onFocus}
      >
        <Icon name="attack" className="danger-icon" />
        <div className="danger-words">
          <b>{shown.title}</b> <span className="danger-text">{shown.content}</span>
        </div>
        <DangerWays key={shown._id} alert={shown} onGone={() => markOpened(utils, shown)}>
          {more > 0 && (
            <button
              type="button"
              className="text-link"
              aria-haspopup="dialog"
              onClick={() => openPopup("alerts")}
            >
              {t("danger.more", { count: more })}
            </button>
          )}
        </DangerWays>
        <button
          type="button"
          className="icon-btn danger-close"
          aria-label={t("danger.dismiss", { title: shown.title })}
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      </section>
      {createPortal(
        <p className="sr-only" role="alert">
          {newest.title}: {newest.content}
        </p>,
        toastHost(),
      )}
    </>
  );
}
