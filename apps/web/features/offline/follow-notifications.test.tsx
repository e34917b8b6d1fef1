import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPathMessage } from "../../lib/open-path.ts";
import { followNotifications } from "./follow-notifications.ts";

const worker = new EventTarget();
const go = vi.fn();
const answer = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal("navigator", { serviceWorker: worker });
  window.history.replaceState(null, "", "/game?desk=goals");
  stop = followNotifications(go);
});

afterEach(() => {
  stop();
  vi.clearAllMocks();
});

function say(data: unknown): void {
  const event = new Event("message");
  worker.dispatchEvent(Object.assign(event, { data, ports: [{ postMessage: answer }] }));
}

it("goes where the worker says, and answers", () => {
  say(openPathMessage("/battles/7"));
  expect(go).toHaveBeenCalledExactlyOnceWith("/battles/7");
  expect(answer).toHaveBeenCalledTimes(1);
});

it("stays where it is already, and answers all the same", () => {
  say(openPathMessage("/game?desk=goals"));
  expect(go).not.toHaveBeenCalled();
  expect(answer).toHaveBeenCalledTimes(1);
});

it.each([null, "/battles/7", { path: "/battles/7" }, { kind: "open-path" }])(
  "takes %j for no order",
  (data) => {
    say(data);
    expect(go).not.toHaveBeenCalled();
    expect(answer).not.toHaveBeenCalled();
  },
);

it("goes nowhere once it is stopped", () => {
  stop();
  say(openPathMessage("/battles/7"));
  expect(go).not.toHaveBeenCalled();
});
