import { readdirSync, readFileSync } from "node:fs";

const ASSETS = "dist/assets";
const html = readFileSync("dist/index.html", "utf8");
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
// Scripts named in index.html are fetched before anything shows.
const first = scripts.filter((name) => html.includes(name));
const lazy = scripts.filter((name) => !html.includes(name));

/** Limits for what each page fetches in addition to the first load, as named in its built HTML. */
const PAGES = { login: "55 KiB", ranks: "50 KiB", codex: "30 KiB", game: "110 KiB" };
const scriptsOf = (page) => {
  const own = readFileSync(`dist/pages/player/${page}.html`, "utf8");
  return lazy.filter((name) => own.includes(name));
};

function budget(name, files, limit) {
  return { name, path: files.map((file) => `${ASSETS}/${file}`), limit, gzip: true };
}

export default [
  budget("first load", first, "150 KiB"),
  ...Object.entries(PAGES).map(([page, limit]) => budget(`/${page}`, scriptsOf(page), limit)),
  ...lazy.map((file) => budget(file, [file], "30 KiB")),
];
