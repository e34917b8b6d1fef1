import { expect, it } from "vitest";
import { kindOfRequest } from "./kind-of-request.ts";

const HERE = "https://play.example.org";

const kindOf = (url: string, mode: RequestMode, method = "GET") =>
  kindOfRequest({ url: new URL(url, HERE).href, mode, method }, HERE);

it.each(["/", "/game", "/game/12/7", "/ranks?tab=loot", "/players/Rask", "/apiary"])(
  "answers for the page %s where the server does not",
  (path) => expect(kindOf(path, "navigate")).toBe("page"),
);

it("looks for hashed files among those it keeps", () => {
  expect(kindOf("/assets/first-app-1a2b.js", "cors")).toBe("file");
});

it.each([
  "/api",
  "/api/auth",
  "/api/docs",
  "/trpc/user.session?batch=1",
  "/socket.io/?EIO=4",
  "/healthz",
  "/readyz",
  "/metrics",
  "/pictures/a1",
])("never answers %s, be it called or opened", (path) => {
  expect(kindOf(path, "cors")).toBe("other");
  expect(kindOf(path, "navigate")).toBe("other");
});

it.each([
  ["a page that a script asks for", "/game", "cors", "GET"],
  ["what is sent", "/game", "navigate", "POST"],
  ["a file without a hash", "/manifest.webmanifest", "navigate", "GET"],
  ["another site", "https://elsewhere.example.org/assets/a.js", "cors", "GET"],
] as const)("leaves %s alone", (_what, url, mode, method) => {
  expect(kindOf(url, mode, method)).toBe("other");
});
