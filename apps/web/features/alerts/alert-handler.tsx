/** Handles incoming alerts: adds them to the list, shows a toast or notice and plays a sound. */
import type { Alert } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import type { QueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { notifyNews } from "../../lib/notify.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import { throttle } from "../../lib/throttle.ts";
import type { Utils } from "../../lib/trpc.ts";
import { getSettings } from "../session/use-settings.ts";
import { playCue } from "../sounds/cue-bus.ts";
import { cueOfAlert } from "../sounds/cues.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { alertContent } from "./alert-content.ts";
import { addAlert, markOpened, openAlert } from "./use-alerts.ts";

const AcceptNapRequest = lazyComponent(() => import("./accept-nap-request.tsx"));

interface AlertActions {
  /** Opens the alert. */
  open: () => void;
  /** Opens the inbox, from a summary of many. */
  openAll: () => void;
  /** Called once the NAP is accepted. */
  accepted: () => void;
}

/** Shows an alert as a toast: a click opens it, and a NAP request can be accepted in it. */
function showAlert(alert: Alert, { open, openAll, accepted }: AlertActions): void {
  const { _id, kind, title, player } = alert;
  const requesterId = kind === "nap" ? (player?._id ?? null) : null;
  notifyNews({
    name: `alert ${_id}`,
    title,
    content: (
      <div className="min-w-0">
        <b className="block">{title}</b>
        <span className="line-clamp-3">{alertContent(alert)}</span>
        <Suspense>
          {requesterId !== null && (
            <AcceptNapRequest requesterId={requesterId} onAccepted={accepted} />
          )}
        </Suspense>
      </div>
    ),
    onClick: open,
    openAll,
  });
}

/** Pause between two session refetches while alerts come in, in milliseconds. */
const SESSION_PAUSE_MS = 500;
/** Older alerts make no sound, since a resumed page receives many together. In milliseconds. */
const SOUND_MAX_AGE_MS = MINUTE;

export function createAlertHandler(utils: Utils, queries: QueryClient) {
  const refreshSession = throttle(() => utils.user.session.invalidate(), SESSION_PAUSE_MS);
  /** Ids of handled alerts: a reconnect may deliver one twice. */
  const handledIds = new Set<string>();
  return {
    add(alert: Alert) {
      const wanted = getSettings(utils, queries).alerts;
      if (handledIds.has(alert._id) || !(alert.danger || wanted[alert.type])) return;
      handledIds.add(alert._id);
      addAlert(utils, alert);
      // Something happened to the player: resources, units or factories may have changed.
      void refreshSession();
      const isAudible = wanted[alert.danger ? "attack" : alert.type];
      if (isAudible && serverNow() - Date.parse(alert.date) < SOUND_MAX_AGE_MS)
        playCue(cueOfAlert(alert));
      if (alert.danger) return;
      showAlert(alert, {
        open: () => openAlert(utils, alert),
        openAll: () => store.set(openDialogAtom, "alerts"),
        accepted: () => markOpened(utils, alert),
      });
    },
    catchUp() {
      void utils.alerts.list.invalidate();
    },
  };
}
