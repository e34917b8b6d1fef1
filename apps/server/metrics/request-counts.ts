/** Counts HTTP requests by route, as plain numbers that each scrape reads. */
import { Histogram, SECONDS_BOUNDS } from "@emberlode/db";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Requests without a route: pages of the client, unknown paths. */
const NO_ROUTE = "other";
/** All other methods count as one. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const OTHER_METHOD = "other";

interface RouteCount {
  readonly route: string;
  readonly method: string;
  /** By the first digit of the status. */
  readonly statuses: number[];
  /** Seconds from the request's arrival to the end of its answer. */
  readonly seconds: Histogram;
}

/** Counts finished requests. Routes are patterns such as `/api/users/:id`, never actual paths. */
export class RequestCounts {
  readonly #byRoute = new Map<string, Map<string, RouteCount>>();

  /**
   * Counts a request when it is answered. Fastify's own hook for that costs more than twice as
   * much, as does `once`.
   */
  follow(request: FastifyRequest, reply: FastifyReply): void {
    const began = performance.now();
    let counted = false;
    reply.raw.on("finish", () => {
      // Injected requests finish twice.
      if (counted) return;
      counted = true;
      const route = request.routeOptions.url ?? NO_ROUTE;
      this.#add(route, request.method, reply.statusCode, performance.now() - began);
    });
  }

  /** Counts a request refused by the router before any hook ran, so without its duration. */
  countRefused(method: string, status: number): void {
    this.#countStatus(NO_ROUTE, method, status);
  }

  all(): RouteCount[] {
    return [...this.#byRoute.values()].flatMap((byMethod) => [...byMethod.values()]);
  }

  #add(route: string, method: string, status: number, ms: number): void {
    this.#countStatus(route, method, status).seconds.add(ms / 1000);
  }

  #countStatus(route: string, method: string, status: number): RouteCount {
    const known = this.#byRoute.get(route)?.get(method) ?? this.#begin(route, method);
    const digit = Math.trunc(status / 100);
    known.statuses[digit] = (known.statuses[digit] ?? 0) + 1;
    return known;
  }

  #begin(route: string, requested: string): RouteCount {
    const method = METHODS.has(requested) ? requested : OTHER_METHOD;
    const byMethod = this.#byRoute.get(route) ?? new Map<string, RouteCount>();
    this.#byRoute.set(route, byMethod);
    const known = byMethod.get(method);
    if (known !== undefined) return known;
    const begun = {
      route,
      method,
      statuses: [0, 0, 0, 0, 0, 0],
      seconds: new Histogram(SECONDS_BOUNDS),
    };
    byMethod.set(method, begun);
    return begun;
  }
}
