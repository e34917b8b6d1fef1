import { useEffect } from "react";
import { isServerWell } from "../../../lib/is-server-well.ts";

const KNOCK_EVERY_MS = 3_000;

const reloadPage = (): void => window.location.reload();

/** Reloads the page from the server as soon as it responds. */
export function useBackOnline(reload = reloadPage): void {
  useEffect(() => {
    const knock = async () => {
      if (await isServerWell()) reload();
    };
    const timer = setInterval(knock, KNOCK_EVERY_MS);
    window.addEventListener("online", knock);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", knock);
    };
  }, [reload]);
}
