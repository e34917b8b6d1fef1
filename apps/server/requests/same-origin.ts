import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { GameError, type Services } from "@emberlode/api";
import type { FastifyRequest } from "fastify";
import { createThrottledLog } from "../log.ts";
import { bearerTokenOf } from "./request-context.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route accepts multipart/form-data besides JSON. */
    takesForm?: boolean;
  }
}

type Headers = Pick<IncomingHttpHeaders, "host" | "origin" | "sec-fetch-site" | "sec-fetch-mode">;

/** Whether an `Origin` matches the host of its own request. */
function matchesHost(origin: string, host: string | undefined): boolean {
  if (origin === `http://${host}` || origin === `https://${host}`) return true;
  // Either may include the default port.
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const hostUrl = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(hostUrl) && new URL(hostUrl).origin === new URL(origin).origin;
}

/** Longest origin that is logged, since clients can send anything. */
const MAX_LOGGED_LENGTH = 128;

/** Distinguishes our pages from other sites, which can make a player's browser send requests. */
export class SameOrigin {
  readonly #publicOrigin: string | null;
  readonly #logThrottled: (facts: object) => void;

  /** @param publicOrigin origin of PUBLIC_URL; null compares with the Host header */
  constructor(publicOrigin: string | null, log: Services["log"]) {
    this.#publicOrigin = publicOrigin;
    const text =
      "a request was refused as another site's: if it was the game's own page, set PUBLIC_URL to the address that players type";
    this.#logThrottled = createThrottledLog({ log }, text);
  }

  /**
   * Refuses a changing call unless it has our own Origin or Sec-Fetch-Site, or a bearer token.
   * CROSS_SITE (403).
   */
  refuseUnsafe(request: FastifyRequest): void {
    if (SAFE_METHODS.has(request.method)) return;
    this.#requireOwn(request, this.#isOwnPage(request.headers));
  }

  /**
   * Refuses a GET that changes something unless it comes from one of our pages, or with a bearer
   * token. A navigation is refused too. CROSS_SITE (403).
   */
  refuseUnsafeGet(request: FastifyRequest): void {
    const isNavigation = request.headers["sec-fetch-mode"] === "navigate";
    this.#requireOwn(request, !isNavigation && this.#isOwnPage(request.headers));
  }

  /**
   * Whether a handshake has an allowed origin. Browsers send `Origin` with every WebSocket: other
   * sites are refused, even with valid cookies. Scripts send none.
   */
  isOwnHandshake({ headers }: IncomingMessage): boolean {
    const isOwn = this.#isOwnSocket(headers);
    if (!isOwn) this.#logRejection(headers);
    return isOwn;
  }

  #isOwnSocket(headers: Headers): boolean {
    if (this.#isOtherSite(headers)) return false;
    return headers.origin === undefined || this.#isOwnOrigin(headers.origin, headers);
  }

  #isOwnPage(headers: Headers): boolean {
    if (this.#isOtherSite(headers)) return false;
    if (headers.origin !== undefined) return this.#isOwnOrigin(headers.origin, headers);
    return headers["sec-fetch-site"] === "same-origin";
  }

  #isOtherSite({ "sec-fetch-site": site }: Headers): boolean {
    return site !== undefined && site !== "same-origin" && site !== "none";
  }

  #isOwnOrigin(origin: string, { host }: Headers): boolean {
    return this.#publicOrigin === null ? matchesHost(origin, host) : origin === this.#publicOrigin;
  }

  /**
   * Throws `CROSS_SITE` unless our own page sent it or it has a token, which other sites cannot
   * attach.
   */
  #requireOwn(request: FastifyRequest, isOwn: boolean): void {
    if (isOwn || bearerTokenOf(request) !== null) return;
    this.#logRejection(request.headers);
    throw new GameError("CROSS_SITE");
  }

  #logRejection({ origin, host }: Headers): void {
    const accepted = this.#publicOrigin ?? `http://${host} or https://${host}`;
    this.#logThrottled({
      origin: origin?.slice(0, MAX_LOGGED_LENGTH) ?? "none",
      accepted: accepted.slice(0, MAX_LOGGED_LENGTH),
      setting: "PUBLIC_URL",
    });
  }
}

/**
 * Refuses bodies other than JSON with `UNSUPPORTED_MEDIA_TYPE` (415). Other sites' pages can send
 * forms, so only routes that declare it accept one.
 */
export function requireJson(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const type = request.headers["content-type"];
  if (type === undefined || JSON_TYPE.test(type)) return;
  if (request.routeOptions.config.takesForm && FORM_TYPE.test(type)) return;
  throw new GameError("UNSUPPORTED_MEDIA_TYPE");
}
