import type { Rolldown } from "vite";
import { expect, it } from "vitest";
import { messageFiles, shellFiles } from "./service-worker-file.ts";

type File = Rolldown.OutputBundle[string];

/** A file of a build, with the properties that matter. */
function chunk(fileName: string, module: string, imports: string[] = []): File {
  const known = { type: "chunk", fileName, moduleIds: [`/root${module}`], imports };
  return Object.assign(Object.create(null), known);
}
/** A file without modules of its own that passes on a module of a shared file. */
function facade(fileName: string, module: string): File {
  const known = { type: "chunk", fileName, moduleIds: [], facadeModuleId: `/root${module}` };
  return Object.assign(Object.create(null), known, { imports: [] });
}
const asset = (fileName: string): File =>
  Object.assign(Object.create(null), { type: "asset", fileName });

const BUNDLE: Rolldown.OutputBundle = {
  "assets/first-app-1.js": chunk("assets/first-app-1.js", "/main.tsx", [
    "assets/first-packages-2.js",
  ]),
  "assets/first-packages-2.js": chunk("assets/first-packages-2.js", "/react.js"),
  "assets/lazy-game-3.js": chunk("assets/lazy-game-3.js", "/pages/game-page.tsx", [
    "assets/lazy-shared-4.js",
    "assets/first-app-1.js",
  ]),
  "assets/lazy-shared-4.js": chunk("assets/lazy-shared-4.js", "/shared.ts"),
  "assets/lazy-desk-5.js": chunk("assets/lazy-desk-5.js", "/desk.tsx"),
  "assets/army-10.js": chunk("assets/army-10.js", "/packages/messages/en/army.json"),
  "assets/army-9.js": chunk("assets/army-9.js", "/packages/messages/es/army.json"),
  "assets/bank-11.js": chunk("assets/bank-11.js", "/packages/messages/en/bank.json"),
  "assets/inputs-12.js": facade("assets/inputs-12.js", "/packages/messages/es/inputs.json"),
  "assets/app-6.css": asset("assets/app-6.css"),
  "assets/inter-7.woff2": asset("assets/inter-7.woff2"),
  "assets/game-icons-8.svg": asset("assets/game-icons-8.svg"),
  "index.html": asset("index.html"),
};

it("includes the modules' imports, styles and fonts, but no desks", () => {
  expect(shellFiles(BUNDLE, ["/main.tsx", "/pages/game-page.tsx"])).toEqual([
    "/assets/app-6.css",
    "/assets/first-app-1.js",
    "/assets/first-packages-2.js",
    "/assets/inter-7.woff2",
    "/assets/lazy-game-3.js",
    "/assets/lazy-shared-4.js",
  ]);
});

it("fails the build if a required module is missing", () => {
  expect(() => shellFiles(BUNDLE, ["/pages/lost.tsx"])).toThrow("/pages/lost.tsx");
});

it("lists the messages of every language", () => {
  expect(messageFiles(BUNDLE)).toEqual({
    en: ["/assets/army-10.js", "/assets/bank-11.js"],
    es: ["/assets/army-9.js", "/assets/inputs-12.js"],
  });
});
