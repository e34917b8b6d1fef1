/** Says whether the page is in sight: who looks at it needs no push message (decision 28). */
import type { GameSocket } from "../../lib/socket.ts";

/** Says so with each connection and after each change, until the returned function is called. */
export function sayVisible(socket: GameSocket): () => void {
  const say = () => {
    if (!socket.connected) return;
    socket.emit("visible", { visible: document.visibilityState === "visible" });
  };
  socket.on("connect", say);
  document.addEventListener("visibilitychange", say);
  return () => {
    socket.off("connect", say);
    document.removeEventListener("visibilitychange", say);
  };
}
