/** A live connection for tests. */
import { vi } from "vitest";
import type { GameSocket } from "./socket.ts";

/** A socket that sends nothing, and whose events are fired by hand. */
export function pretendSocket() {
  const handlers = new Map<string, (sent?: unknown) => void>();
  const parts = {
    connected: false,
    active: true,
    on: (name: string, handler: () => void) => handlers.set(name, handler),
    off: () => handlers.clear(),
    emit: vi.fn(),
    connect: vi.fn(),
    disconnect: vi.fn(() => parts),
  };
  const fire = (name: string, sent?: unknown) => {
    if (name === "connect" || name === "disconnect") parts.connected = name === "connect";
    handlers.get(name)?.(sent);
  };
  return { parts, socket: parts as unknown as GameSocket, fire };
}
