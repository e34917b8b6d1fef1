import { expect, it } from "vitest";
import { kindOfRequest, pageResponse } from "./page-response.ts";

const KEPT = new Response("kept");
const kept = async () => KEPT;
const none = async () => undefined;
const answering = (status: number) => {
  const answer = new Response("the server's", { status });
  return { answer, fetchPage: async () => answer };
};

it.each([
  [200, false],
  [404, false],
  [429, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
])("answers a response of %i with the cached page: %s", async (status, isCached) => {
  const { answer, fetchPage } = answering(status);
  expect(await pageResponse(fetchPage, kept)).toBe(isCached ? KEPT : answer);
  expect(await pageResponse(fetchPage, none)).toBe(answer);
});

it("shows the cached page without any answer, else fails with the same error", async () => {
  const fetchPage = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await pageResponse(fetchPage, kept)).toBe(KEPT);
  await expect(pageResponse(fetchPage, none)).rejects.toThrow("Failed to fetch");
});

const HERE = "https://play.example.org";

const kindOf = (url: string, mode: RequestMode, method = "GET") =>
  kindOfRequest({ url: new URL(url, HERE).href, mode, method }, HERE);

it.each([
  "/",
  "/game",
  "/game/12/7",
  "/ranks?tab=loot",
  "/players/Rask",
  "/apiary",
  "/administrators",
])("handles the page %s if the server does not respond", (path) =>
  expect(kindOf(path, "navigate")).toBe("page"),
);

it.each([
  ...["/api", "/api/auth", "/api/docs", "/trpc/user.session?batch=1", "/socket.io/?EIO=4"],
  ...["/healthz", "/readyz", "/metrics", "/pictures/a1"],
  ...["/admin", "/admin/players/Rask", "/admin/assets/app-1a2b.js"],
])("never handles %s, whether called or opened", (path) => {
  expect(kindOf(path, "cors")).toBe("other");
  expect(kindOf(path, "navigate")).toBe("other");
});

it.each([
  ["answers hashed files from its cache", "/assets/app-1a2b.js", "cors", "GET", "file"],
  ["ignores pages requested by scripts", "/game", "cors", "GET", "other"],
  ["ignores POST navigations", "/game", "navigate", "POST", "other"],
  ["ignores files without a hash", "/manifest.webmanifest", "navigate", "GET", "other"],
  ["ignores other sites", "https://other.example/assets/a.js", "cors", "GET", "other"],
] as const)("%s", (_what, url, mode, method, kind) => {
  expect(kindOf(url, mode, method)).toBe(kind);
});
