import { useState } from "react";
import { toFailure } from "../../../lib/failure.ts";
import { t } from "../../../lib/i18n/catalogue.ts";
import { notifyError } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/trpc.ts";
import { loadOlder, PAGE } from "../hooks/use-alerts.ts";

/** The way to older alerts; gone when there are none. */
export function OlderAlerts({ shown }: { shown: number }) {
  const utils = trpc.useUtils();
  const [state, setState] = useState<"idle" | "loading" | "done">("idle");
  if (state === "done" || shown < PAGE) return null;
  const words = t.alerts;
  const load = async () => {
    if (state === "loading") return;
    setState("loading");
    try {
      setState((await loadOlder(utils)) ? "idle" : "done");
    } catch (error) {
      notifyError(toFailure(error).text);
      setState("idle");
    }
  };
  return (
    <button type="button" className="btn mt-4" aria-disabled={state === "loading"} onClick={load}>
      {state === "loading" ? words.loadingOlder : words.older}
    </button>
  );
}
