import { readdirSync, readFileSync } from "node:fs";

const ASSETS = "dist/assets";
const html = readFileSync("dist/index.html", "utf8");
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
// What index.html names is what the browser fetches before anything shows.
const first = scripts.filter((name) => html.includes(name));
const lazy = scripts.filter((name) => !html.includes(name));

function budget(name, files, limit) {
  return { name, path: files.map((file) => `${ASSETS}/${file}`), limit, gzip: true };
}

export default [
  budget("first load", first, "150 KiB"),
  ...lazy.map((file) => budget(file, [file], "30 KiB")),
];
