import { expect, it, vi } from "vitest";
import type { GameSocket } from "../../lib/socket.ts";
import { sayVisible } from "./say-visible.ts";

/** As much of a socket as is used. */
function pretendSocket() {
  const handlers = new Map<string, () => void>();
  const said: unknown[] = [];
  const socket = {
    connected: false,
    on: (name: string, handler: () => void) => handlers.set(name, handler),
    off: (name: string) => handlers.delete(name),
    emit: (...sent: unknown[]) => said.push(sent),
  };
  const stop = sayVisible(socket as unknown as GameSocket);
  const connect = () => {
    socket.connected = true;
    handlers.get("connect")?.();
  };
  return { socket, said, stop, connect };
}

function turn(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

const SEEN = ["visible", { visible: true }];
const HIDDEN = ["visible", { visible: false }];

it("says with each connection whether the page is in sight, and after each change", () => {
  const { said, connect, stop } = pretendSocket();
  connect();
  turn("hidden");
  connect();
  turn("visible");
  expect(said).toEqual([SEEN, HIDDEN, HIDDEN, SEEN]);
  stop();
  turn("hidden");
  connect();
  expect(said).toHaveLength(4);
});

it("leaves nothing to be said later while there is no connection", () => {
  const { said, socket, connect } = pretendSocket();
  turn("hidden");
  turn("visible");
  expect(said).toEqual([]);
  connect();
  expect(said).toEqual([SEEN]);
  socket.connected = false;
  turn("hidden");
  expect(said).toHaveLength(1);
});
