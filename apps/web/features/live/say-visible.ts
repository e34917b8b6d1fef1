/**
 * Reports whether the player is looking at the page; if so, no push message is sent (decisions 28,
 * 64).
 */
import { LOOK_MS } from "@emberlode/contract";
import { isWithin, MINUTE } from "@emberlode/game";
import type { GameSocket } from "../../lib/socket.ts";

/** Input events that show that the player is present. */
const USES = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
/** How often the report is repeated while the page is in use, in milliseconds. */
const SAY_EVERY_MS = MINUTE;

/**
 * Reports on each connection, after each change and while the page is in use, until the returned
 * function is called. A visible page counts as not looked at after some minutes without input.
 */
export function sayVisible(socket: GameSocket): () => void {
  let usedAt = Date.now();
  let saidAt = Number.NEGATIVE_INFINITY;
  const isInSight = () => document.visibilityState === "visible";
  const say = () => {
    if (!socket.connected) return;
    const now = Date.now();
    const visible = isInSight() && isWithin(usedAt, LOOK_MS, now);
    saidAt = visible ? now : Number.NEGATIVE_INFINITY;
    socket.emit("visible", { visible });
  };
  const onUse = () => {
    usedAt = Date.now();
    if (isInSight() && !isWithin(saidAt, SAY_EVERY_MS, usedAt)) say();
  };
  const onTurn = () => {
    usedAt = Date.now();
    say();
  };
  socket.on("connect", say);
  document.addEventListener("visibilitychange", onTurn);
  for (const use of USES) window.addEventListener(use, onUse, { capture: true, passive: true });
  return () => {
    socket.off("connect", say);
    document.removeEventListener("visibilitychange", onTurn);
    for (const use of USES) window.removeEventListener(use, onUse, { capture: true });
  };
}
