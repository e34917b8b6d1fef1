import { expect, it } from "vitest";
import { kindOfRequest } from "./kind-of-request.ts";

const HERE = "https://play.example.org";

const kindOf = (url: string, mode: RequestMode, method = "GET") =>
  kindOfRequest({ url: new URL(url, HERE).href, mode, method }, HERE);

it.each(["/", "/game", "/game/12/7", "/ranks?tab=loot", "/players/Rask", "/apiary"])(
  "handles the page %s if the server does not respond",
  (path) => expect(kindOf(path, "navigate")).toBe("page"),
);

it.each([
  ...["/api", "/api/auth", "/api/docs", "/trpc/user.session?batch=1", "/socket.io/?EIO=4"],
  ...["/healthz", "/readyz", "/metrics", "/pictures/a1"],
])("never handles %s, whether called or opened", (path) => {
  expect(kindOf(path, "cors")).toBe("other");
  expect(kindOf(path, "navigate")).toBe("other");
});

it.each([
  ["looks for hashed files among those it keeps", "/assets/app-1a2b.js", "cors", "GET", "file"],
  ["leaves a page alone that a script asks for", "/game", "cors", "GET", "other"],
  ["leaves what is sent alone", "/game", "navigate", "POST", "other"],
  ["leaves a file without a hash alone", "/manifest.webmanifest", "navigate", "GET", "other"],
  ["leaves another site alone", "https://other.example/assets/a.js", "cors", "GET", "other"],
] as const)("%s", (_what, url, mode, method, kind) => {
  expect(kindOf(url, mode, method)).toBe(kind);
});
