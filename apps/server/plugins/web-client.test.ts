import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const PAGE = "<!doctype html><title>Emberlode</title>";
const HOME = "<!doctype html><title>Emberlode</title><h1>Dig.</h1>";
const SCRIPT = "console.log('game')";

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "emberlode-web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), HOME);
  await writeFile(join(folder, "page.html"), PAGE);
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
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

  test("other files are asked for again", async () => {
    expect((await get("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
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
