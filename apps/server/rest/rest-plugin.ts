import { type RunCall, runnerOf, type Services } from "@emberlode/api";
import { MAX_BODY_BYTES } from "@emberlode/contract";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deadlines } from "../requests/deadlines.ts";
import { writeRates } from "../requests/rate-headers.ts";
import { contextOf } from "../requests/request-context.ts";
import { LANGUAGE_HEADER } from "../requests/request-language.ts";
import type { SameOrigin } from "../requests/same-origin.ts";
import type { SessionCookies } from "../requests/session-cookies.ts";
import { readForm } from "./read-form.ts";
import { readInput, refuseBody } from "./rest-input.ts";
import { CALL_ROUTES, type CallRoute } from "./routes.ts";
import { sendFailure } from "./to-http.ts";

export interface RestOptions {
  services: Services;
  cookies: SessionCookies;
  deadlines: Deadlines;
  sameOrigin: SameOrigin;
  /** How long a form may make no progress, in milliseconds. */
  stallMs: number;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function inputOf(route: CallRoute, request: FastifyRequest, body: unknown): unknown {
  const { query, params } = request;
  return readInput(route, { body, query: asRecord(query), params: asRecord(params) });
}

function runnerOfRoute({ procedure: name }: CallRoute): RunCall {
  const run = runnerOf(name);
  if (run === undefined) throw new Error(`No usecase implements ${name}.`);
  return run;
}

function createHandler(route: CallRoute, options: RestOptions) {
  const { services, cookies, deadlines, sameOrigin, stallMs } = options;
  const run = runnerOfRoute(route);
  const bodyOf = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!route.takesForm || !request.isMultipart()) return request.body;
    // A picture on a slow connection may take longer than the deadline of calls.
    deadlines.leave(reply);
    const form = await readForm(request, reply, stallMs);
    deadlines.enter(reply);
    return form;
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    deadlines.enter(reply);
    try {
      if (route.changesByGet) sameOrigin.refuseUnsafeGet(request);
      if (!route.from) refuseBody(request.body);
      const ctx = contextOf(request, services, cookies);
      const result = await run({
        ctx,
        getRawInput: async () => inputOf(route, request, await bodyOf(request, reply)),
        batchIndex: 0,
      }).finally(() => {
        if (reply.sent) return;
        cookies.write(request, reply, ctx.effects);
        writeRates(reply, ctx.effects);
      });
      if (reply.sent) return reply;
      reply
        .code(route.status ?? 200)
        .header("cache-control", "no-store")
        .header("vary", LANGUAGE_HEADER);
      return reply.send(route.answer ? route.answer.from(result) : result);
    } catch (error) {
      return reply.sent ? reply : sendFailure(reply, error);
    } finally {
      deadlines.leave(reply);
    }
  };
}

/** The REST calls of the wire contract, over the same procedures as tRPC. */
export async function restPlugin(app: FastifyInstance, options: RestOptions): Promise<void> {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      // Some clients always send a JSON content type, even for a DELETE without a body.
      if (body === "") done(null, undefined);
      else parseJson(request, body, done);
    },
  );
  const routeOptions = (route: CallRoute) => ({
    method: route.method,
    url: route.path,
    // HEAD must not change anything.
    exposeHeadRoute: !route.changesByGet,
    bodyLimit: route.call.maxBodyBytes ?? MAX_BODY_BYTES,
    handler: createHandler(route, options),
  });
  for (const route of CALL_ROUTES) if (!route.takesForm) app.route(routeOptions(route));
  // A separate scope: no other route accepts forms or pays for their hooks.
  await app.register(async (forms) => {
    await forms.register(multipart);
    for (const route of CALL_ROUTES) {
      if (route.takesForm) forms.route({ ...routeOptions(route), config: { takesForm: true } });
    }
  });
}
