import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { connectionLostAtom } from "../../session/atoms/session-atoms.ts";

/** Shows the loss as soon as the browser reports it, before a call fails. */
export function useOnOffline(): void {
  const setLost = useSetAtom(connectionLostAtom);
  useEffect(() => {
    const lose = () => setLost(true);
    window.addEventListener("offline", lose);
    return () => window.removeEventListener("offline", lose);
  }, [setLost]);
}
