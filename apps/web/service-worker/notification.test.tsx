import { english } from "@emberlode/messages/testing/english";
import { expect, it, vi } from "vitest";
import { pathToOpen } from "../lib/open-path.ts";
import { parsePushMessage, safePath, showPath } from "./notification.ts";

const HERE = "https://play.example.org";

it("shows a message with its own texts", () => {
  const message = { title: "Rask attacked you", body: "You held.", url: "/battles/7", tag: "b7" };
  expect(parsePushMessage(JSON.stringify(message), HERE)).toEqual({
    title: "Rask attacked you",
    options: {
      body: "You held.",
      tag: "b7",
      data: { url: "/battles/7" },
      icon: "/icon-192.png",
      badge: "/icon-192.png",
    },
  });
});

const UNTITLED = '{"body":"Click","url":"/battles/7","tag":"x"}';

it.each([undefined, "", "not JSON", "null", "[]", '"text"', "{}", '{"title":""}', UNTITLED])(
  "shows a general notice for %j",
  (text) => {
    const { title, options } = parsePushMessage(text, HERE);
    expect(title).toBe(english.offline("push.title"));
    expect(options).toMatchObject({ body: "", tag: "news", data: { url: "/game" } });
  },
);

it.each([
  ["/battles/7?a=b#c", "/battles/7?a=b#c"],
  ["/game/../ranks", "/ranks"],
  ["//elsewhere.example.org/x", "/game"],
  ["/\\elsewhere.example.org", "/game"],
  ["https://elsewhere.example.org/", "/game"],
  ["https://play.example.org/ranks", "/game"],
  ["javascript:alert(1)", "/game"],
  ["game", "/game"],
  ["", "/game"],
  [undefined, "/game"],
  [7, "/game"],
])("leads by %j to %s", (url, path) => {
  expect(safePath(url, HERE)).toBe(path);
});

/** A tab whose page follows the request to navigate, unless the game is not running in it. */
const tabAt = (path: string, plays = true) => ({
  url: HERE + path,
  focus: vi.fn(() => Promise.resolve()),
  navigate: vi.fn((_url: string) => Promise.resolve()),
  postMessage: vi.fn((_message: unknown, [port]: Transferable[]) => {
    if (plays && port instanceof MessagePort) port.postMessage(true);
  }),
});

async function show(path: string, tabs: ReturnType<typeof tabAt>[]) {
  const open = vi.fn((_url: string) => Promise.resolve());
  await showPath(path, { tabs: async () => tabs, open });
  return open;
}

it("uses the tab in which the game is open, without loading a page", async () => {
  const [story, game] = [tabAt("/story"), tabAt("/game")];
  const open = await show("/battles/7", [story, game]);
  expect(game.focus).toHaveBeenCalled();
  expect(pathToOpen(game.postMessage.mock.calls[0]?.[0])).toBe("/battles/7");
  expect(game.navigate).not.toHaveBeenCalled();
  expect(story.focus).not.toHaveBeenCalled();
  expect(story.postMessage).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
});

it("loads the page if the tab does not answer", async () => {
  const login = tabAt("/login", false);
  const open = await show("/battles/7", [login]);
  expect(login.focus).toHaveBeenCalled();
  expect(login.navigate).toHaveBeenCalledWith("/battles/7");
  expect(open).not.toHaveBeenCalled();
});

it("opens a tab if none is open, or if the worker may not navigate the existing one", async () => {
  expect(await show("/battles/7", [])).toHaveBeenCalledWith("/battles/7");
  const early = tabAt("/game", false);
  early.navigate.mockRejectedValue(new TypeError("not controlled"));
  expect(await show("/battles/7", [early])).toHaveBeenCalledWith("/battles/7");
});
