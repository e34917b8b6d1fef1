import { useAtomValue } from "jotai";
import { messages } from "../../../lib/messages.ts";
import { liveRefusalAtom } from "../../live/atoms/live-atoms.ts";
import { useReconnect } from "../hooks/use-reconnect.ts";

const t = await messages("shell");

/** Shown while calls get no answer; disappears automatically. */
export function ConnectionBanner() {
  const retry = useReconnect();
  return (
    <div className="banner banner-bad">
      <span className="banner-pulse" aria-hidden="true" />
      {t("connection.lost")}
      <button type="button" className="text-link" onClick={retry}>
        {t("retry")}
      </button>
    </div>
  );
}

/**
 * Shown while the live connection is down, with the server's reason if there is one; calls may still
 * work.
 */
export function LiveBanner() {
  const why = useAtomValue(liveRefusalAtom);
  return (
    <div className="banner banner-bad">
      <span className="banner-pulse" aria-hidden="true" />
      <span className="py-2">{why ?? t("connection.liveLost")}</span>
    </div>
  );
}
