import { VISIBILITY_TIMEOUT_MS } from "@emberlode/contract";
import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { reportVisibility } from "./report-visibility.ts";
import type { GameSocket } from "./socket.ts";

/** The parts of a socket that `reportVisibility` uses. */
function pretendSocket() {
  const handlers = new Map<string, () => void>();
  const said: unknown[] = [];
  const socket = {
    connected: false,
    on: (name: string, handler: () => void) => handlers.set(name, handler),
    off: (name: string) => handlers.delete(name),
    emit: (...sent: unknown[]) => said.push(sent),
  };
  const stop = reportVisibility(socket as unknown as GameSocket);
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

it("reports the page's visibility on each connection and change", () => {
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

it("queues no reports while disconnected", () => {
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

it("reports an idle page as not looked at, and a used one as looked at", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { said, connect, stop } = pretendSocket();
  turn("visible");
  connect();
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  later(VISIBILITY_TIMEOUT_MS - 1);
  connect();
  later(1);
  connect();
  expect(said.splice(0)).toEqual([SEEN, SEEN, HIDDEN]);
  fireEvent.pointerMove(document.body);
  fireEvent.keyDown(document.body, { key: "a" });
  expect(said.splice(0)).toEqual([SEEN]);
  later(60_000);
  fireEvent.wheel(document.body);
  expect(said.splice(0)).toEqual([SEEN]);
  later(60_000);
  turn("hidden");
  fireEvent.pointerMove(document.body);
  expect(said).toEqual([HIDDEN]);
  stop();
  fireEvent.pointerMove(document.body);
  expect(said).toHaveLength(1);
});
