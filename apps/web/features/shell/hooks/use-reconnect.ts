import { useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useCallback, useEffect } from "react";
import { messages } from "../../../lib/messages.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { connectionLostAtom } from "../../session/atoms/session-atoms.ts";

const t = await messages("shell");

const PROBE_EVERY_MS = 3000;
const PROBE_PATH = "/healthz";

/** Polls until the server responds, then refetches everything on the page. */
export function useReconnect(): () => void {
  const queries = useQueryClient();
  const setLost = useSetAtom(connectionLostAtom);
  const knock = useCallback(async () => {
    try {
      const { ok } = await fetch(PROBE_PATH, { cache: "no-store" });
      if (!ok) return;
      setLost(false);
      notifySuccess(t("connection.back"));
      await queries.invalidateQueries();
    } catch {
      // Still offline; the timer tries again.
    }
  }, [queries, setLost]);
  useEffect(() => {
    const timer = setInterval(knock, PROBE_EVERY_MS);
    window.addEventListener("online", knock);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", knock);
    };
  }, [knock]);
  return knock;
}
