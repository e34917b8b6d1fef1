import { readFileSync } from "node:fs";
import { join } from "node:path";
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, "public", path));

/** Width and height of a PNG, read from its header. */
function sizeOf(path: string): string {
  const bytes = read(path);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it("has every icon of the manifest at its size", () => {
  const manifest: { icons: { src: string; sizes: string; purpose?: string }[] } = JSON.parse(
    read("manifest.webmanifest").toString(),
  );
  const drawn = manifest.icons.filter(({ src }) => src.endsWith(".png"));
  expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes));
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose ?? "any"}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
});

it("meets the browsers' requirements for installing the game", () => {
  const manifest: Record<string, unknown> = JSON.parse(read("manifest.webmanifest").toString());
  const html = readFileSync(join(import.meta.dirname, "index.html"), "utf8");
  expect(manifest).toMatchObject({
    id: "/game",
    name: english.shell("brand"),
    short_name: english.shell("brand"),
    start_url: "/game",
    scope: "/",
    display: "standalone",
    theme_color: html.match(/name="theme-color" content="([^"]+)"/)?.[1],
  });
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

it("has the link preview image at the size stated in the page", () => {
  const html = readFileSync(join(import.meta.dirname, "index.html"), "utf8");
  const declared = (what: string) => html.match(`og:image:${what}" content="(\\d+)"`)?.[1];
  expect(sizeOf("social.png")).toBe(`${declared("width")}x${declared("height")}`);
  expect(read("social.png").length).toBeLessThan(200_000);
});
