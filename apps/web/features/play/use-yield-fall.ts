import { useEffect, useRef } from "react";
import { serverNow } from "../../lib/server-clock.ts";
import { useNotice } from "../desks/use-notice.ts";
import { yieldFallText } from "../field/stamina.ts";

/** Tells the player once when their digs begin to yield less. */
export function useYieldFall(digs: number): void {
  const notice = useNotice();
  const before = useRef(digs);
  useEffect(() => {
    const text = yieldFallText(before.current, digs, serverNow());
    before.current = digs;
    if (text !== null) notice.done(text, [], "neutral");
  }, [digs, notice]);
}
