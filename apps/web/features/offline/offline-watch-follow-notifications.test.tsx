import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPathMessage } from "../../lib/open-path.ts";
import { followNotifications } from "./offline-watch.tsx";

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

it.each([
  ["goes where the worker says", "/battles/7", [["/battles/7"]]],
  ["stays where it is already", "/game?desk=goals", []],
])("%s, and answers", (_what, path, calls) => {
  say(openPathMessage(path));
  expect(go.mock.calls).toEqual(calls);
  expect(answer).toHaveBeenCalledTimes(1);
});

it.each([null, "/battles/7", { path: "/battles/7" }, { kind: "open-path" }])(
  "ignores %j",
  (data) => {
    say(data);
    expect(go).not.toHaveBeenCalled();
    expect(answer).not.toHaveBeenCalled();
  },
);

it("does not navigate once stopped", () => {
  stop();
  say(openPathMessage("/battles/7"));
  expect(go).not.toHaveBeenCalled();
});
