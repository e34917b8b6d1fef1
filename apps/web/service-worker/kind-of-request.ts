/** What the service worker has to do with a request. */

/** A page of the game, a hashed file of a build, or nothing of the worker's business. */
export type RequestKind = "page" | "file" | "other";

/** What the server answers itself; none of it is ever answered from a cache. */
const SERVER_PATHS = /^\/(?:api|trpc|socket\.io|healthz|readyz|metrics|pictures)(?:\/|$)/;
const HASHED_FILES = "/assets/";
const FILE_NAME = /\.[^/]*$/;

/** Only what a browser reads from the game's own address is looked at. */
export function kindOfRequest(
  request: Pick<Request, "method" | "mode" | "url">,
  origin: string,
): RequestKind {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return "other";
  if (url.pathname.startsWith(HASHED_FILES)) return "file";
  const isPage = !SERVER_PATHS.test(url.pathname) && !FILE_NAME.test(url.pathname);
  return request.mode === "navigate" && isPage ? "page" : "other";
}
