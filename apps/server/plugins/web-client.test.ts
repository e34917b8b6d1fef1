import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { register } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, sidOf, type TestApp } from "../testing/test-app.ts";

const PAGE = "<!doctype html><title>Emberlode</title>";
const HOME = "<!doctype html><title>Emberlode</title><h1>Dig.</h1>";
const RANKS = "<!doctype html><title>Emberlode</title><link rel=modulepreload href=ranks.js>";
const SCRIPT = "console.log('game')";

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "emberlode-web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), HOME);
  await writeFile(join(folder, "page.html"), PAGE);
  for (const reader of ["visitor", "player"]) {
    await mkdir(join(folder, "pages", reader), { recursive: true });
    await writeFile(join(folder, "pages", reader, "ranks.html"), `${RANKS}<p>${reader}`);
  }
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  await writeFile(join(folder, "sw.js"), SCRIPT);
  await writeFile(join(folder, "sw.js.br"), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, "assets/app-1a2b.js"), SCRIPT);
  await writeFile(join(folder, "assets/app-1a2b.js.br"), brotliCompressSync(SCRIPT));
  app = await createTestApp({ webFolder: folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.send({ method: "GET", url, headers });

describe("the web client", () => {
  test("/ is the home page, always fresh", async () => {
    const response = await get("/");
    expect(response.body).toBe(HOME);
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  test.each(["/story", "/login", "/game", "/game/12/34", "/fpass?token=a.b", "/nowhere/at/all"])(
    "%s is the page, always fresh",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(PAGE);
      expect(response.headers["content-type"]).toMatch(/^text\/html/);
      expect(response.headers["cache-control"]).toBe("no-cache");
    },
  );

  test.each(["/ranks", "/ranks?tab=loot"])("%s is the page that names its scripts", async (url) => {
    const response = await get(url);
    expect(response.body).toBe(`${RANKS}<p>visitor`);
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  test.each(["/ranks/more", "/index", "/page"])("%s is the page of all others", async (url) => {
    expect((await get(url)).body).toBe(PAGE);
  });

  describe("to somebody who has a session", () => {
    const cookiesOf = (response: Awaited<ReturnType<typeof get>>) =>
      response.cookies.map(({ name, maxAge }) => [name, maxAge]);
    const DISPLAY = [
      ["user", 3600],
      ["loggedIn", 3600],
    ];

    test.each(["/", "/game", "/login"])(
      "%s brings the display cookies that are lost",
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

    test("a page of its own comes as a player sees it", async () => {
      const { sid } = await register(app);
      const response = await get("/ranks", { cookie: `sid=${sid}` });
      expect(response.body).toBe(`${RANKS}<p>player`);
    });

    test("it brings none while the browser has them", async () => {
      const { sid } = await register(app);
      const response = await get("/game", { cookie: `sid=${sid}; user=%7B%7D; loggedIn=1` });
      expect(response.cookies).toEqual([]);
      expect(response.headers["cache-control"]).toBe("no-cache");
    });

    test("a guest comes back after a day as who they are", async () => {
      const guest = await app.send({ method: "POST", url: "/api/users/guest" });
      expect(cookiesOf(guest)).toEqual([["sid", 48 * 3600], ...DISPLAY]);
      app.advance(24 * 3_600_000);
      const response = await get("/", { cookie: `sid=${sidOf(guest)}` });
      expect(cookiesOf(response)).toEqual([["sid", 48 * 3600], ...DISPLAY]);
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

    test("nothing is looked up for anybody else, nor for files and calls", async () => {
      const { sid } = await register(app);
      const show = vi.spyOn(app.services.sessions, "show");
      await get("/game");
      for (const url of ["/assets/app-1a2b.js", "/favicon.svg", "/healthz", "/api/nothing"]) {
        expect((await get(url, { cookie: `sid=${sid}` })).cookies).toEqual([]);
      }
      expect(show).not.toHaveBeenCalled();
      show.mockRestore();
    });

    test("a page that cannot look is a page all the same", async () => {
      const { sid } = await register(app);
      const show = vi.spyOn(app.services.sessions, "show").mockRejectedValue(new Error("away"));
      const response = await get("/game", { cookie: `sid=${sid}` });
      expect([response.statusCode, response.body, response.cookies]).toEqual([200, PAGE, []]);
      show.mockRestore();
    });
  });

  test("hashed assets are kept for good", async () => {
    const response = await get("/assets/app-1a2b.js");
    expect(response.body).toBe(SCRIPT);
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(response.headers.vary).toBe("accept-encoding");
  });

  test("assets come compressed where they are so and the browser can", async () => {
    const response = await get("/assets/app-1a2b.js", { "accept-encoding": "gzip, br" });
    expect(response.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(response.headers["content-type"]).toMatch(/javascript/);
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
  });

  test.each(["/favicon.svg", "/page.html", "/sw.js"])("%s is asked for again", async (url) => {
    const response = await get(url, { "accept-encoding": "gzip, br" });
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  test.each(["/api/nothing", "/api", "/assets/gone.js", "/robots.txt", "/../package.json"])(
    "%s does not exist",
    async (url) => expectRefusal(await get(url), 404, "NOT_FOUND"),
  );

  test("a changing call to a page does not exist", async () => {
    expectRefusal(await app.send({ method: "POST", url: "/game", body: {} }), 404, "NOT_FOUND");
  });
});

test("without a build the page says how to make one", async () => {
  const bare = await createTestApp();
  const response = await bare.send({ method: "GET", url: "/" });
  await bare.close();
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain("npm run build");
});
