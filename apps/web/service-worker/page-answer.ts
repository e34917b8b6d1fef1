/** How the service worker treats a request, and answers one for a page. */

/** Status codes with which a proxy reports that the game does not respond. */
const NOT_THERE: readonly number[] = [502, 503, 504];

/**
 * The server's answer; the cached page if none, or if a proxy reports that.
 * @throws the request's error if no page is cached
 */
export async function answerPage(
  ask: () => Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    const answer = await ask();
    return NOT_THERE.includes(answer.status) ? ((await cached()) ?? answer) : answer;
  } catch (error) {
    const page = await cached();
    if (page === undefined) throw error;
    return page;
  }
}

/** A page of the game, a hashed file of a build, or a request that the worker ignores. */
type RequestKind = "page" | "file" | "other";

/** Paths that the server handles itself, which are never answered from a cache. */
const SERVER_PATHS = /^\/(?:api|trpc|socket\.io|healthz|readyz|metrics|pictures)(?:\/|$)/;
const HASHED_FOLDER = "/assets/";
const FILE_NAME = /\.[^/]*$/;

/** Only GET requests to the game's own origin are handled. */
export function kindOfRequest(
  request: Pick<Request, "method" | "mode" | "url">,
  origin: string,
): RequestKind {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return "other";
  if (url.pathname.startsWith(HASHED_FOLDER)) return "file";
  const isPage = !SERVER_PATHS.test(url.pathname) && !FILE_NAME.test(url.pathname);
  return request.mode === "navigate" && isPage ? "page" : "other";
}
