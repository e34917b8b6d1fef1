import { gunzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, test } from "vitest";
import { createTestApp } from "../testing/test-app.ts";
import { registerDocs } from "./docs.ts";

const PAGES = {
  "/api/openapi.json": "application/json; charset=utf-8",
  "/api/docs": "text/html; charset=utf-8",
  "/api/docs.css": "text/css; charset=utf-8",
};

test.each(Object.entries(PAGES))(
  "%s is there for everybody, plain or compressed",
  async (url, type) => {
    const app = fastify();
    registerDocs(app, false);
    const headers = {
      "content-type": type,
      "cache-control": "public, max-age=300",
      vary: "accept-encoding",
    };
    const plain = await app.inject({ url });
    expect([plain.statusCode, plain.headers]).toMatchObject([200, headers]);
    expect(plain.headers).not.toHaveProperty("content-encoding");
    const small = await app.inject({ url, headers: { "accept-encoding": "br, gzip" } });
    expect(small.headers).toMatchObject({ ...headers, "content-encoding": "gzip" });
    expect(gunzipSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
    const refused = await app.inject({ url, headers: { "accept-encoding": "gzip;q=0, identity" } });
    expect(refused.rawPayload.equals(plain.rawPayload)).toBe(true);
    const head = await app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    await app.close();
  },
);

test("the server serves them with its content security policy", async () => {
  const app = await createTestApp({ publicUrl: "https://play.example.com/" });
  for (const [url, type] of Object.entries(PAGES)) {
    const { statusCode, headers } = await app.send({ method: "GET", url });
    expect([url, statusCode, headers["content-type"]]).toEqual([url, 200, type]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty("set-cookie");
  }
  const document = (await app.send({ method: "GET", url: "/api/openapi.json" })).json();
  expect(document.components.securitySchemes.session.name).toBe("__Host-sid");
  for (const path of ["/healthz", "/readyz", "/metrics"]) {
    expect(document.paths).toHaveProperty([path]);
    expect([path, (await app.send({ method: "GET", url: path })).statusCode]).toEqual([path, 200]);
  }
  await app.close();
});
