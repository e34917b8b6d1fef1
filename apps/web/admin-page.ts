import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** `/admin` and the paths below it, except for files. */
const ADMIN_PAGE = /^\/admin(?:\/[^?.]*)?(?:\?|$)/;
const FILE = "admin/index.html";

/** Serves the page of `/admin` while developing; the build has a configuration of its own. */
export function adminPage(): Plugin {
  return {
    name: "admin-page",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!ADMIN_PAGE.test(request.url ?? "")) return next();
        readFile(join(server.config.root, FILE), "utf8")
          // The page is also served at deeper paths.
          .then((html) => html.replace('src="./', 'src="/admin/'))
          .then((html) => server.transformIndexHtml(`/${FILE}`, html))
          .then((html) => response.setHeader("content-type", "text/html").end(html), next);
      });
    },
  };
}
