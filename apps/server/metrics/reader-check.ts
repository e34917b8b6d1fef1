/** Access to the metrics: anyone with the token, and this machine itself. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

export interface ReaderOptions {
  /** `METRICS_TOKEN`; without it only this machine has access. */
  token: string | null;
  /** Whether a proxy is in front. Its connections may be local, so only the token gives access. */
  behindProxy: boolean;
}

const BEARER = /^bearer +(\S+) *$/i;
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
/**
 * This machine's own host names. Any other is refused, against DNS rebinding: a web page whose name
 * resolves to this machine must not read the metrics.
 */
const OWN_HOST = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i;
const PROXY_HEADER = /^(?:x-forwarded|x-real-ip$|forwarded$|via$|.*-connecting-ip$|.*-client-?ip$)/;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a header shows that a proxy forwarded the request. */
const isForwarded = (headers: IncomingHttpHeaders) =>
  Object.keys(headers).some((name) => PROXY_HEADER.test(name));

/** Creates the check whether a request may read the metrics. */
export function createReaderCheck({ token, behindProxy }: ReaderOptions) {
  const expected = token === null ? null : digest(token);

  function hasToken({ headers }: IncomingMessage): boolean {
    const sentToken = BEARER.exec(headers.authorization ?? "")?.[1];
    if (expected === null || sentToken === undefined) return false;
    return timingSafeEqual(digest(sentToken), expected);
  }

  function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
    if (behindProxy || isForwarded(headers)) return false;
    return LOOPBACK.test(socket.remoteAddress ?? "") && OWN_HOST.test(headers.host ?? "");
  }

  return (request: IncomingMessage): boolean => hasToken(request) || isFromThisMachine(request);
}
