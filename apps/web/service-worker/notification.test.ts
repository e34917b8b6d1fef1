import { expect, it, vi } from "vitest";
import { newsOf, safePath, showPath } from "./notification.ts";

const HERE = "https://play.example.org";

it("shows a message as it says", () => {
  const message = { title: "Rask attacked you", body: "You held.", url: "/battles/7", tag: "b7" };
  expect(newsOf(JSON.stringify(message), HERE)).toEqual({
    title: "Rask attacked you",
    options: {
      body: "You held.",
      tag: "b7",
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { url: "/battles/7" },
    },
  });
});

it.each([undefined, "", "not JSON", "null", "[]", '"text"', "{}", '{"title":7}', '{"title":""}'])(
  "shows a general notice for %j",
  (text) => {
    const { title, options } = newsOf(text, HERE);
    expect(title).toBe("Something happened at your base");
    expect(options).toMatchObject({ body: "", data: { url: "/game" } });
  },
);

it("takes nothing of a message that has no title", () => {
  const { options } = newsOf('{"body":"Click","url":"/battles/7","tag":"x"}', HERE);
  expect(options).toMatchObject({ body: "", tag: "news", data: { url: "/game" } });
});

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

const tabAt = (path: string) => ({
  url: HERE + path,
  focus: vi.fn(() => Promise.resolve()),
  navigate: vi.fn((_url: string) => Promise.resolve()),
});

async function show(path: string, tabs: ReturnType<typeof tabAt>[]) {
  const open = vi.fn((_url: string) => Promise.resolve());
  await showPath(path, HERE, { tabs: async () => tabs, open });
  return open;
}

it("leads the tab in which the game is open", async () => {
  const [story, game] = [tabAt("/story"), tabAt("/game")];
  const open = await show("/battles/7", [story, game]);
  expect(game.focus).toHaveBeenCalled();
  expect(game.navigate).toHaveBeenCalledWith("/battles/7");
  expect(story.focus).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
});

it("loads nothing again that is already shown", async () => {
  const game = tabAt("/game");
  await show("/game", [game]);
  expect(game.focus).toHaveBeenCalled();
  expect(game.navigate).not.toHaveBeenCalled();
});

it("opens a tab where none is, or where the worker may not lead the one there is", async () => {
  expect(await show("/battles/7", [])).toHaveBeenCalledWith("/battles/7");
  const early = tabAt("/game");
  early.navigate.mockRejectedValue(new TypeError("not controlled"));
  expect(await show("/battles/7", [early])).toHaveBeenCalledWith("/battles/7");
});
