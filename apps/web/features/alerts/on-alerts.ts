/** Handles incoming alerts: adds them to the list, shows a toast or notice and plays a sound. */
import type { Alert } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import type { QueryClient } from "@tanstack/react-query";
import { paced } from "../../lib/paced.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import type { Utils } from "../../lib/trpc.ts";
import { settingsNow } from "../settings/use-settings.ts";
import { playCue } from "../sounds/cue-bus.ts";
import { cueOfAlert } from "../sounds/cue-of.ts";
import { popupAtom } from "../ui/popup-atom.ts";
import { showAlert } from "./alert-toast.tsx";
import { addAlert, markOpened, openAlert } from "./use-alerts.ts";

/** Pause between two session refetches while alerts come in, in milliseconds. */
const SESSION_PAUSE_MS = 500;
/** Older alerts make no sound: a resumed page receives all of them at once. In milliseconds. */
const HEARD_MS = MINUTE;

export function onAlerts(utils: Utils, queries: QueryClient) {
  const refreshSession = paced(() => utils.user.session.invalidate(), SESSION_PAUSE_MS);
  /** Ids of handled alerts: a reconnect may deliver one twice. */
  const shown = new Set<string>();
  return {
    add(alert: Alert) {
      const wanted = settingsNow(utils, queries).alerts;
      if (shown.has(alert._id) || !(alert.danger || wanted[alert.type])) return;
      shown.add(alert._id);
      addAlert(utils, alert);
      // Something happened to the player: resources, units or factories may have changed.
      void refreshSession();
      const isHeard = wanted[alert.danger ? "attack" : alert.type];
      if (isHeard && serverNow() - Date.parse(alert.date) < HEARD_MS) playCue(cueOfAlert(alert));
      if (alert.danger) return;
      showAlert(alert, {
        open: () => openAlert(utils, alert),
        openAll: () => store.set(popupAtom, "alerts"),
        accepted: () => markOpened(utils, alert),
      });
    },
    catchUp() {
      void utils.alerts.list.invalidate();
    },
  };
}
