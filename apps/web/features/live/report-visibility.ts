/**
 * Reports whether the player is looking at the page; if so, no push message is sent (decisions 28,
 * 64).
 */
import { VISIBILITY_TIMEOUT_MS } from "@emberlode/contract";
import { isWithin, MINUTE } from "@emberlode/game";
import type { GameSocket } from "./socket.ts";

/** Input events that show that the player is present. */
const INPUT_EVENTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
/** How often the report is repeated while the page is in use, in milliseconds. */
const REPORT_EVERY_MS = MINUTE;

/**
 * Reports on each connection, after each change and while the page is in use, until the returned
 * function is called. After some minutes without a report of a visible page, the server counts it
 * as hidden.
 */
export function reportVisibility(socket: GameSocket): () => void {
  let lastInputAt = Date.now();
  let reportedAt = Number.NEGATIVE_INFINITY;
  const isVisible = () => document.visibilityState === "visible";
  const report = () => {
    if (!socket.connected) return;
    const now = Date.now();
    const visible = isVisible() && isWithin(lastInputAt, VISIBILITY_TIMEOUT_MS, now);
    reportedAt = visible ? now : Number.NEGATIVE_INFINITY;
    socket.emit("visible", { visible });
  };
  const onInput = () => {
    lastInputAt = Date.now();
    if (isVisible() && !isWithin(reportedAt, REPORT_EVERY_MS, lastInputAt)) report();
  };
  const onVisibilityChange = () => {
    lastInputAt = Date.now();
    report();
  };
  socket.on("connect", report);
  document.addEventListener("visibilitychange", onVisibilityChange);
  for (const name of INPUT_EVENTS)
    window.addEventListener(name, onInput, { capture: true, passive: true });
  return () => {
    socket.off("connect", report);
    document.removeEventListener("visibilitychange", onVisibilityChange);
    for (const name of INPUT_EVENTS) window.removeEventListener(name, onInput, { capture: true });
  };
}
