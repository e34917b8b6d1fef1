import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { register } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, sidOf, type TestApp } from "../testing/test-app.ts";

const PAGE = "<!doctype html><title>Emberlode</title>";
const HOME = "<!doctype html><title>Emberlode</title><h1>Dig.</h1>";
const RANKS = "<!doctype html><title>Emberlode</title><link rel=modulepreload href=ranks.js>";
const SPANISH = "<!doctype html><html lang=es><title>Emberlode</title>";
const ADMIN = "<!doctype html><title>Emberlode</title><p>team";
const SCRIPT = "console.log('game')";
const FILES = {
  "index.html": HOME,
  "page.html": PAGE,
  "pages/visitor/ranks.html": `${RANKS}<p>visitor`,
  "pages/player/ranks.html": `${RANKS}<p>player`,
  "admin/index.html": ADMIN,
  "admin/assets/app-1a2b.js": SCRIPT,
  "manifest.webmanifest": "{}",
  "es/index.html": `${SPANISH}<h1>Excava.`,
  "es/page.html": SPANISH,
  "es/pages/visitor/ranks.html": `${SPANISH}<p>visitor`,
  "es/pages/player/ranks.html": `${SPANISH}<p>player`,
  "es/manifest.webmanifest": '{"lang":"es"}',
  "favicon.svg": "<svg/>",
  "sw.js": SCRIPT,
  "assets/app-1a2b.js": SCRIPT,
};

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "emberlode-web-"));
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  for (const path of ["page.html", "es/page.html", "sw.js", "assets/app-1a2b.js"] as const) {
    await writeFile(join(folder, `${path}.br`), brotliCompressSync(FILES[path]));
  }
  app = await createTestApp({ webFolder: folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.send({ method: "GET", url, headers });

describe("the web client", () => {
  test("/ is the home page and always revalidated", async () => {
    const response = await get("/");
    expect(response.body).toBe(HOME);
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  test.each(["/story", "/login", "/game", "/game/12/34", "/fpass?token=a.b", "/nowhere/at/all"])(
    "%s is the page and always revalidated",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(PAGE);
      expect(response.headers["content-type"]).toMatch(/^text\/html/);
      expect(response.headers["cache-control"]).toBe("no-cache");
    },
  );

  test.each(["/ranks", "/ranks?tab=loot"])("%s is the page that lists its scripts", async (url) => {
    const response = await get(url);
    expect(response.body).toBe(`${RANKS}<p>visitor`);
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  test.each(["/ranks/more", "/index", "/page"])("%s is the generic page", async (url) => {
    expect((await get(url)).body).toBe(PAGE);
  });

  test.each(["/admin", "/admin/", "/admin?x=1", "/admin/players/Rask", "/admin/audit?player=a.b"])(
    "%s is the page of the staff, which search engines leave out",
    async (url) => {
      const response = await get(url, { "accept-language": "es" });
      expect([response.statusCode, response.body]).toEqual([200, ADMIN]);
      expect(response.headers["content-type"]).toMatch(/^text\/html/);
      expect(response.headers["cache-control"]).toBe("no-cache");
      expect(response.headers["x-robots-tag"]).toBe("noindex");
    },
  );

  test("only the page of the staff is hidden from search engines", async () => {
    for (const url of ["/", "/game", "/administrators", "/admin/assets/app-1a2b.js"]) {
      expect((await get(url)).headers["x-robots-tag"]).toBeUndefined();
    }
    expect((await get("/administrators")).body).toBe(PAGE);
    expect((await get("/admin/assets/app-1a2b.js")).headers["cache-control"]).toContain(
      "immutable",
    );
  });

  describe("in another language", () => {
    const es = { "accept-language": "es-MX,es;q=0.9,en;q=0.8" };

    test.each([
      ["/", `${SPANISH}<h1>Excava.`],
      ["/index.html", `${SPANISH}<h1>Excava.`],
      ["/game/12/34", SPANISH],
      ["/page.html", SPANISH],
      ["/ranks", `${SPANISH}<p>visitor`],
      ["/manifest.webmanifest", '{"lang":"es"}'],
    ])("%s is in the browser's language and varies by it", async (url, body) => {
      const english = await get(url);
      const spanish = await get(url, es);
      expect(spanish.body).toBe(body);
      expect(english.body).not.toBe(body);
      for (const { headers } of [english, spanish]) {
        expect(headers.vary).toBe("accept-encoding, accept-language, cookie");
        expect(headers["cache-control"]).toBe("no-cache");
      }
      expect(spanish.headers["content-type"]).toBe(english.headers["content-type"]);
      expect((await get(url, { "accept-language": "xx, yy" })).body).toBe(english.body);
    });

    test("the language chosen in the game takes precedence over the browser's", async () => {
      expect((await get("/story", { cookie: "language=es" })).body).toBe(SPANISH);
      expect((await get("/story", { ...es, cookie: "a=b; language=en" })).body).toBe(PAGE);
      expect((await get("/story", { ...es, cookie: "language=../secret" })).body).toBe(SPANISH);
    });

    test("a player gets the player's page", async () => {
      const { sid } = await register(app);
      const cookie = `sid=${sid}`;
      expect((await get("/", { ...es, cookie })).body).toBe(SPANISH);
      expect((await get("/ranks", { ...es, cookie })).body).toBe(`${SPANISH}<p>player`);
    });

    test.each(["identity", "br"])("as %s, with revalidation and HEAD", async (encoding) => {
      const asked = { ...es, "accept-encoding": encoding };
      const spanish = await get("/game", asked);
      const body = encoding === "br" ? brotliDecompressSync(spanish.rawPayload) : spanish.body;
      expect(body.toString()).toBe(SPANISH);
      const { etag } = spanish.headers;
      if (typeof etag !== "string") throw new Error("There is no ETag.");
      const again = await get("/game", { ...asked, "if-none-match": etag });
      expect([again.statusCode, again.headers.etag, again.body]).toEqual([304, etag, ""]);
      expect(again.headers.vary).toContain("accept-language");
      const english = await get("/game", { "accept-encoding": encoding, "if-none-match": etag });
      expect(english.statusCode).toBe(200);
      const head = await app.app.inject({ method: "HEAD", url: "/game", headers: asked });
      expect(head.statusCode).toBe(200);
      for (const name of ["etag", "vary", "content-length", "content-encoding", "content-type"]) {
        expect(head.headers[name]).toBe(spanish.headers[name]);
      }
    });
  });

  describe("with a session", () => {
    const cookiesOf = (response: Awaited<ReturnType<typeof get>>) =>
      response.cookies.map(({ name, maxAge }) => [name, maxAge]);

    test.each(["/", "/game", "/login"])(
      "%s restores display cookies that the browser lost",
      async (url) => {
        const { sid, username } = await register(app);
        const response = await get(url, { cookie: `sid=${sid}` });
        expect(response.body).toBe(PAGE);
        const names = cookiesOf(response).map(([name]) => name);
        expect(names).toEqual(["sid", "user", "loggedIn"]);
        expect(sidOf(response)).toBe(sid);
        const user = response.cookies.find(({ name }) => name === "user")?.value ?? "";
        expect(JSON.parse(user)).toMatchObject({ username });
        expect(response.headers["cache-control"]).toBe("private, no-cache");
      },
    );

    test("sets no cookies that the browser still has", async () => {
      const { sid } = await register(app);
      const response = await get("/game", { cookie: `sid=${sid}; user=%7B%7D; loggedIn=1` });
      expect(response.cookies).toEqual([]);
      expect(response.headers["cache-control"]).toBe("no-cache");
    });

    test.each([
      ["a forged session", "A".repeat(43)],
      ["nonsense", "%00'--"],
    ])("%s loses its cookies and gets the page", async (_, sid) => {
      const response = await get("/game", { cookie: `sid=${sid}; loggedIn=1` });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(PAGE);
      expect(cookiesOf(response)).toEqual(["sid", "user", "loggedIn"].map((name) => [name, 0]));
    });

    test("looks up no session for visitors, files and calls", async () => {
      const { sid } = await register(app);
      const show = vi.spyOn(app.services.sessions, "restoreCookies");
      await get("/game");
      for (const url of ["/assets/app-1a2b.js", "/favicon.svg", "/healthz", "/api/nothing"]) {
        expect((await get(url, { cookie: `sid=${sid}` })).cookies).toEqual([]);
      }
      expect(show).not.toHaveBeenCalled();
      show.mockRestore();
    });

    test("serves the page even if the lookup fails", async () => {
      const { sid } = await register(app);
      const show = vi
        .spyOn(app.services.sessions, "restoreCookies")
        .mockRejectedValue(new Error("away"));
      const response = await get("/game", { cookie: `sid=${sid}` });
      expect([response.statusCode, response.body, response.cookies]).toEqual([200, PAGE, []]);
      show.mockRestore();
    });
  });

  test.each(["identity", "br"])("hashed assets are cached forever, as %s", async (encoding) => {
    const response = await get("/assets/app-1a2b.js", { "accept-encoding": encoding });
    const isPlain = encoding === "identity";
    const body = isPlain ? response.rawPayload : brotliDecompressSync(response.rawPayload);
    expect(body.toString()).toBe(SCRIPT);
    expect(response.headers["content-encoding"]).toBe(isPlain ? undefined : "br");
    expect(response.headers["content-type"]).toMatch(/javascript/);
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(response.headers.vary).toBe("accept-encoding");
  });

  test.each(["/favicon.svg", "/page.html", "/sw.js"])("%s is revalidated", async (url) => {
    const response = await get(url, { "accept-encoding": "gzip, br" });
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    "/api/nothing",
    "/api",
    "/assets/gone.js",
    "/admin/gone.js",
    "/robots.txt",
    "/../package.json",
  ])("%s does not exist", async (url) => expectRefusal(await get(url), 404, "NOT_FOUND"));
});

test("without a build the page explains how to build it", async () => {
  const bare = await createTestApp();
  const response = await bare.send({ method: "GET", url: "/" });
  await bare.close();
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain("npm run build");
});
