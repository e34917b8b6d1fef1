import { expect, it } from "vitest";
import { answerPage, kindOfRequest } from "./shell.ts";

const KEPT = new Response("kept");
const kept = async () => KEPT;
const none = async () => undefined;
const answering = (status: number) => {
  const answer = new Response("the server's", { status });
  return { answer, ask: async () => answer };
};

it.each([
  ...[200, 404, 429, 500].map((status) => [status, false] as const),
  ...[502, 503, 504].map((status) => [status, true] as const),
])(
  "shows the kept page, if there is one, in place of an answer of %i: %s",
  async (status, shown) => {
    const { answer, ask } = answering(status);
    expect(await answerPage(ask, kept)).toBe(shown ? KEPT : answer);
    expect(await answerPage(ask, none)).toBe(answer);
  },
);

it("shows the cached page without any answer, else fails with the same error", async () => {
  const ask = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await answerPage(ask, kept)).toBe(KEPT);
  await expect(answerPage(ask, none)).rejects.toThrow("Failed to fetch");
});

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
