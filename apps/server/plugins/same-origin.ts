import type { IncomingHttpHeaders } from "node:http";
import { GameError } from "@emberlode/api";
import type { FastifyRequest } from "fastify";
import { bearerTokenOf } from "./request-context.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route takes multipart/form-data besides JSON. */
    takesForm?: boolean;
  }
}

/**
 * Whether an `Origin` is that of our own pages.
 * @param publicOrigin origin of PUBLIC_URL; null compares with the Host header
 */
export function isOwnOrigin(
  origin: string,
  { host }: Pick<IncomingHttpHeaders, "host">,
  publicOrigin: string | null,
): boolean {
  if (publicOrigin !== null) return origin === publicOrigin;
  if (origin === `http://${host}` || origin === `https://${host}`) return true;
  // One of them may name the default port and the other not.
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const here = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(here) && new URL(here).origin === new URL(origin).origin;
}

function comesFromOurPages(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin !== undefined) return isOwnOrigin(origin, request.headers, publicOrigin);
  return site === "same-origin";
}

/**
 * Refuses what another site could make a player's browser send: changing calls need our own Origin
 * or Sec-Fetch-Site, or a bearer token, which no other site can attach. Throws CROSS_SITE (403).
 *
 * @param publicOrigin origin of PUBLIC_URL; null compares with the Host header
 */
export function refuseCrossSite(request: FastifyRequest, publicOrigin: string | null): void {
  if (SAFE_METHODS.has(request.method)) return;
  if (bearerTokenOf(request) !== null || comesFromOurPages(request, publicOrigin)) return;
  throw new GameError("CROSS_SITE");
}

/** The same for a GET that changes something: no other site, and no address typed or linked. */
export function refuseCrossSiteGet(request: FastifyRequest): void {
  const { headers } = request;
  if (headers["sec-fetch-site"] === "cross-site" || headers["sec-fetch-mode"] === "navigate") {
    throw new GameError("CROSS_SITE");
  }
}

/**
 * Bodies are JSON; a form is what a page of another site could send, so only the routes that say so take
 * one. UNSUPPORTED_MEDIA_TYPE (415).
 */
export function refuseOtherThanJson(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const type = request.headers["content-type"];
  if (type === undefined || JSON_TYPE.test(type)) return;
  if (request.routeOptions.config.takesForm && FORM_TYPE.test(type)) return;
  throw new GameError("UNSUPPORTED_MEDIA_TYPE");
}
