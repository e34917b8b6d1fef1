import { expect, it, vi } from "vitest";
import { fetchServedBuild, parseServedBuild } from "./served-build.ts";

const pageWith = (...files: string[]) =>
  `<script src="/assets/${files[0]}"></script><link href="/assets/${files[1]}" rel="stylesheet" />`;

it.each([
  ["app-1.js", "app-1.css", false],
  ["app-2.js", "app-1.css", true],
  ["app-1.js", "app-2.css", true],
])("compares the build of %s and %s with the page's own: %s", (script, styles, isDifferent) => {
  document.body.innerHTML = pageWith("app-1.js", "app-1.css");
  expect(parseServedBuild(pageWith(script, styles), document)).toEqual({
    version: `/assets/${script} /assets/${styles}`,
    isDifferent,
  });
});

it.each([
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a proxy's answer", () => Promise.resolve(new Response("gone", { status: 502 }))],
])("knows no build after %s", async (_what, answer) => {
  vi.stubGlobal("fetch", vi.fn(answer));
  expect(await fetchServedBuild()).toBeNull();
});
