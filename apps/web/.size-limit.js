import { readdirSync, readFileSync } from "node:fs";

const ASSETS = "dist/assets";
const html = readFileSync("dist/index.html", "utf8");
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
// Scripts named in index.html are fetched before anything shows.
const first = scripts.filter((name) => html.includes(name));
const lazy = scripts.filter((name) => !html.includes(name));

/** Limits for what each page fetches in addition to the first load, as named in its built HTML. */
const PAGES = { login: "42 KiB", ranks: "30 KiB", codex: "30 KiB", game: "66 KiB" };
const scriptsOf = (page) => {
  const own = readFileSync(`dist/pages/player/${page}.html`, "utf8");
  return lazy.filter((name) => own.includes(name));
};

function budget(name, files, limit, folder = ASSETS) {
  return { name, path: files.map((file) => `${folder}/${file}`), limit, gzip: true };
}

const ADMIN = "dist/admin/assets";
const adminHtml = readFileSync("dist/admin/index.html", "utf8");
const adminScripts = readdirSync(ADMIN).filter((name) => name.endsWith(".js"));
const isFirstOfAdmin = (name) => adminHtml.includes(name);

export default [
  budget("first load", first, "150 KiB"),
  ...Object.entries(PAGES).map(([page, limit]) => budget(`/${page}`, scriptsOf(page), limit)),
  ...lazy.map((file) => budget(file, [file], "30 KiB")),
  budget("/admin", adminScripts.filter(isFirstOfAdmin), "130 KiB", ADMIN),
  ...adminScripts
    .filter((name) => !isFirstOfAdmin(name))
    .map((file) => budget(`/admin ${file}`, [file], "30 KiB", ADMIN)),
];
