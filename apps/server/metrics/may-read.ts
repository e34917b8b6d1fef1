/** Who may read the metrics: anyone who has the token, and this machine itself. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

export interface ReaderOptions {
  /** `METRICS_TOKEN`; without it only this machine reads. */
  token: string | null;
  /** Whether there is a proxy in front: then every connection comes from the proxy, wherever it runs. */
  behindProxy: boolean;
}

const BEARER = /^bearer +(\S+) *$/i;
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
/** This machine's own names, so that no page with another name can read through a browser. */
const OWN_HOST = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i;
const PASSED_ON = /^(?:x-forwarded|x-real-ip$|forwarded$|via$|.*-connecting-ip$|.*-client-?ip$)/;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a header shows that a proxy passed the request on. */
const isPassedOn = (headers: IncomingHttpHeaders) =>
  Object.keys(headers).some((name) => PASSED_ON.test(name));

/** Makes the check of requests. */
export function createReaderCheck({ token, behindProxy }: ReaderOptions) {
  const expected = token === null ? null : digest(token);

  function hasToken({ headers }: IncomingMessage): boolean {
    const sent = BEARER.exec(headers.authorization ?? "")?.[1];
    if (expected === null || sent === undefined) return false;
    return timingSafeEqual(digest(sent), expected);
  }

  function isFromHere({ headers, socket }: IncomingMessage): boolean {
    if (behindProxy || isPassedOn(headers)) return false;
    return LOOPBACK.test(socket.remoteAddress ?? "") && OWN_HOST.test(headers.host ?? "");
  }

  return (request: IncomingMessage): boolean => hasToken(request) || isFromHere(request);
}
