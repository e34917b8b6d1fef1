/** Classifies the service worker's requests, and responds to those for pages. */

/** Status codes of a proxy that gets no response from the game server. */
const GATEWAY_ERRORS: readonly number[] = [502, 503, 504];

/**
 * The server's response, or the cached page if there is no response or only a gateway error.
 * @throws the request's error if no page is cached
 */
export async function pageResponse(
  fetchPage: () => Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    const response = await fetchPage();
    return GATEWAY_ERRORS.includes(response.status) ? ((await cached()) ?? response) : response;
  } catch (error) {
    const page = await cached();
    if (page === undefined) throw error;
    return page;
  }
}

/** A page of the game, a hashed file of a build, or a request that the worker ignores. */
type RequestKind = "page" | "file" | "other";

/** Paths that always go to the server, never to a cache. */
const SERVER_PATHS = /^\/(?:admin|api|trpc|socket\.io|healthz|readyz|metrics|pictures)(?:\/|$)/;
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
