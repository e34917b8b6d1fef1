/** Serves the built web client: its files, and a page for every path of its router. */
import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { GameError, isUnexpected, type ResponseEffects, type Services } from "@emberlode/api";
import { DEFAULT_LANGUAGE } from "@emberlode/messages";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LANGUAGE_HEADER, languageOfPage } from "../requests/request-language.ts";
import type { SessionCookies } from "../requests/session-cookies.ts";
import { sendFailure } from "../rest/to-http.ts";

const NOT_BUILT =
  "The web client is not built yet. Run: npm run build (or npm run dev and open the address it prints)\n";

/** Fallback HTML for routes without a prerendered page; its only text is the game's name. */
const FALLBACK_PAGE = "page.html";

/** The home page with its text. */
const HOME_PAGE = "index.html";

/** The page of the staff, which has a build of its own. */
const ADMIN_PAGE = "admin/index.html";
const ADMIN_PATH = /^\/admin(?:[/?]|$)/;

/** The web app manifest. */
const MANIFEST = "manifest.webmanifest";

/** The facts that choose a page: its compression, its language and the session. */
const PAGE_VARY = `accept-encoding, ${LANGUAGE_HEADER}, cookie`;
/** Files that exist in every language, compressed or not. */
const LOCALIZED_FILE = /\.(?:html|webmanifest)(?:\.\w+)?$/;

/** A file in the requested language; the default language is at the root of the build. */
function inLanguage(request: FastifyRequest, file: string): string {
  const language = languageOfPage(request);
  return language === DEFAULT_LANGUAGE ? file : `${language}/${file}`;
}

/** Routes prerendered twice, in `pages/player` and `pages/visitor`. */
const PRERENDERED_ROUTE = /^\/([a-z]+)(?:\?|$)/;

/** Paths that belong to the server, never to a page of the client. */
const SERVER_PATHS = /^\/(api|trpc|socket\.io|healthz|readyz|metrics)(\/|$|\?)/;

/** The files of the build, by their paths with slashes. Empty if it is not built yet. */
function filesIn(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Set(paths.map((path) => path.replaceAll(sep, "/")));
}

/** Whether this is a page of the client's router: a navigation to a path without a file name. */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = request.url.split("?", 1)[0] ?? "";
  return !SERVER_PATHS.test(path) && !/\.[^/]*$/.test(path);
}

export interface WebClientOptions {
  services: Services;
  cookies: SessionCookies;
  /** Folder of the built client. */
  folder: string;
}

/**
 * Restores the display cookies when a page is opened with a session, so that it starts logged in,
 * and removes those of an ended session; other requests cause no query. Never fails the page.
 */
function createDisplayCookieRestorer({ services, cookies }: WebClientOptions) {
  return async function restoreDisplayCookies(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const effects: ResponseEffects = {};
    const { address } = request;
    const facts = { ...cookies.read(request), bearerToken: null, address };
    try {
      await services.limits.charge("read", null, address);
      const isAlive = await services.reads.run({ address, isPlayer: true }, () =>
        services.sessions.restoreCookies({ ...facts, idempotencyKey: null, callIndex: 0 }, effects),
      );
      if (!isAlive) effects.session = { kind: "clear" };
    } catch (err) {
      if (isUnexpected(err)) services.log.warn({ err }, "display cookies could not be restored");
    }
    if (effects.session === undefined) return;
    cookies.write(request, reply, effects, "page");
    // The cookies belong to one browser, so shared caches must not store them.
    reply.header("cache-control", "private, no-cache");
  };
}

/**
 * Serves the built web client: hashed assets may be cached forever, pages are always revalidated,
 * and every path of the client's router gets its page, in the requested language.
 */
export async function registerWebClient(
  app: FastifyInstance,
  options: WebClientOptions,
): Promise<void> {
  const { folder, cookies } = options;
  const restoreDisplayCookies = createDisplayCookieRestorer(options);
  const files = filesIn(folder);
  const isBuilt = files.has(HOME_PAGE);
  const hasSession = (request: FastifyRequest) => cookies.read(request).sessionToken !== null;
  // Prerendered routes have one page for players and one for visitors; others share the fallback.
  const pageFileOf = (request: FastifyRequest) => {
    const name = PRERENDERED_ROUTE.exec(request.url)?.[1];
    if (name === undefined) return inLanguage(request, FALLBACK_PAGE);
    const audience = hasSession(request) ? "player" : "visitor";
    const prerendered = inLanguage(request, `pages/${audience}/${name}.html`);
    return files.has(prerendered) ? prerendered : inLanguage(request, FALLBACK_PAGE);
  };

  await app.register(fastifyStatic, {
    root: folder,
    serve: isBuilt,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      if (path.endsWith(join(sep, ADMIN_PAGE))) response.setHeader("x-robots-tag", "noindex");
      response.setHeader("vary", LOCALIZED_FILE.test(path) ? PAGE_VARY : "accept-encoding");
      const hashed = path.includes(`${sep}assets${sep}`);
      response.setHeader(
        "cache-control",
        hashed ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });

  app.addHook("onRequest", (request, reply, done) => {
    if (!isPage(request) || !hasSession(request)) done();
    else restoreDisplayCookies(request, reply).then(() => done(), done);
  });

  if (isBuilt) {
    const send = (request: FastifyRequest, reply: FastifyReply, file: string) =>
      reply.sendFile(inLanguage(request, file));
    app.get("/", (request, reply) =>
      send(request, reply, hasSession(request) ? FALLBACK_PAGE : HOME_PAGE),
    );
    for (const file of [HOME_PAGE, FALLBACK_PAGE, MANIFEST])
      app.get(`/${file}`, { config: { unlisted: true } }, (request, reply) =>
        send(request, reply, file),
      );
  }

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request)) return sendFailure(reply, new GameError("NOT_FOUND"));
    // Without its own page, /admin must not get the game's, which would load it again and again.
    const isAdmin = ADMIN_PATH.test(request.url);
    const file = isAdmin ? ADMIN_PAGE : pageFileOf(request);
    if (!isBuilt || (isAdmin && !files.has(ADMIN_PAGE))) {
      return reply.code(503).type("text/plain; charset=utf-8").send(NOT_BUILT);
    }
    return reply.sendFile(file);
  });
}
