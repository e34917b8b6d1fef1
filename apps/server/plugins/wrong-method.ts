/** Answers known paths with an unsupported method: 405, with the supported ones. */
import { GameError } from "@emberlode/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendFailure } from "../rest/to-http.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether a refusal must not reveal that the path exists. */
    unlisted?: boolean;
  }
}

/** Methods that are never refused. */
const NEVER_REFUSED = new Set(["HEAD", "OPTIONS"]);

/** Catch-all routes, such as the client's files, do not make a path known. */
const isCatchAll = (pattern: string | undefined) => pattern === undefined || pattern.includes("*");

interface KnownPath {
  /** Segments of the router's pattern, such as `plots`, `:id` or `:name.webp`. */
  segments: string[];
  methods: Set<string>;
}

function matchesSegment(pattern: string, segment: string): boolean {
  if (!pattern.startsWith(":")) return pattern === segment;
  const ending = /\..*$/.exec(pattern)?.[0] ?? "";
  return segment.endsWith(ending);
}

const matchesPath = ({ segments }: KnownPath, requested: readonly string[]): boolean =>
  segments.length === requested.length &&
  segments.every((segment, index) => matchesSegment(segment, requested[index] ?? ""));

/** Segments of the requested path; none if it cannot be decoded. */
function segmentsOf({ url }: FastifyRequest): string[] {
  try {
    return decodeURI(url.split("?", 1)[0] ?? "").split("/");
  } catch {
    return [];
  }
}

/**
 * Answers unsupported methods with `METHOD_NOT_ALLOWED` (405), for every route registered after
 * this.
 */
export function refuseWrongMethods(app: FastifyInstance): void {
  const known = new Map<string, KnownPath>();

  app.addHook("onRoute", ({ url, method, config }) => {
    if (isCatchAll(url) || config?.unlisted) return;
    const path = known.get(url) ?? { segments: url.split("/"), methods: new Set() };
    for (const one of [method].flat()) path.methods.add(one);
    known.set(url, path);
  });

  app.addHook("onRequest", (request, reply, done) => {
    // Requests with a matching route are not refused here.
    if (NEVER_REFUSED.has(request.method) || !isCatchAll(request.routeOptions.url)) return done();
    const segments = segmentsOf(request);
    const matching = [...known.values()].filter((path) => matchesPath(path, segments));
    const methods = new Set(matching.flatMap((path) => [...path.methods]));
    if (methods.size === 0) return done();
    sendFailure(
      reply.header("allow", [...methods].sort().join(", ")),
      new GameError("METHOD_NOT_ALLOWED"),
    );
  });
}
