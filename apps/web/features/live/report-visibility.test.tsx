import { VISIBILITY_TIMEOUT_MS } from "@emberlode/contract";
import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { reportVisibility } from "./report-visibility.ts";
import { pretendSocket } from "./testing.ts";

function report() {
  const { parts, socket, fire } = pretendSocket();
  const said: unknown[] = [];
  parts.emit.mockImplementation((...sent: unknown[]) => said.push(sent));
  return { said, stop: reportVisibility(socket), connect: () => fire("connect"), fire };
}

function turn(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

const SEEN = ["visible", { visible: true }];
const HIDDEN = ["visible", { visible: false }];

it("reports the page's visibility on each connection and change", () => {
  const { said, connect, stop } = report();
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
  const { said, connect, fire } = report();
  turn("hidden");
  turn("visible");
  expect(said).toEqual([]);
  connect();
  expect(said).toEqual([SEEN]);
  fire("disconnect");
  turn("hidden");
  expect(said).toHaveLength(1);
});

it("reports an idle page as not looked at, and a used one as looked at", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { said, connect, stop } = report();
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
