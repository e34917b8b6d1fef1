/** `/api/openapi.json` and `/api/docs`: documents the calls, for programs and people. */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createDocument } from "../openapi/document.ts";
import { renderPage, STYLE_PATH } from "../openapi/page.ts";
import { PAGE_STYLE } from "../openapi/page-style.ts";

const compress = promisify(gzip);

/** Browsers may cache it for five minutes. */
const CACHE = "public, max-age=300";

interface CachedText {
  plain: Buffer;
  gzipped: Buffer;
}

/** Builds a text on first use and caches it. */
function cacheOnFirstUse(make: () => string): () => Promise<CachedText> {
  let cachedText: Promise<CachedText> | null = null;
  const build = async () => {
    const plain = Buffer.from(make());
    return { plain, gzipped: await compress(plain) };
  };
  return () => {
    cachedText ??= build().catch((error: unknown) => {
      cachedText = null;
      throw error;
    });
    return cachedText;
  };
}

const acceptsGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(headers["accept-encoding"] ?? ""));

/**
 * Serves the document and its page publicly. They are built on the first request and cached.
 * @param https whether the public address is https
 */
export function registerDocs(app: FastifyInstance, https: boolean): void {
  let cachedDocument: ReturnType<typeof createDocument> | null = null;
  const document = () => {
    cachedDocument ??= createDocument(https);
    return cachedDocument;
  };
  const serve = (path: string, type: string, make: () => string) => {
    const cachedText = cacheOnFirstUse(make);
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const { plain, gzipped } = await cachedText();
      reply.header("cache-control", CACHE).header("vary", "accept-encoding").type(type);
      if (!acceptsGzip(request)) return reply.send(plain);
      return reply.header("content-encoding", "gzip").send(gzipped);
    });
  };
  serve("/api/openapi.json", "application/json; charset=utf-8", () => JSON.stringify(document()));
  serve("/api/docs", "text/html; charset=utf-8", () => renderPage(document()));
  serve(STYLE_PATH, "text/css; charset=utf-8", () => PAGE_STYLE);
}
