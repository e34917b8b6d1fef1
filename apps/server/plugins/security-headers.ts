import helmet from "@fastify/helmet";
import fastify, { type FastifyInstance } from "fastify";

const SELF = ["'self'"];
const NONE = ["'none'"];

const NAMES = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
];

/** What helmet puts on an answer. Asked once: working it out anew for each answer costs real time. */
async function headersOfHelmet(https: boolean): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: ["'self'", "blob:", "data:"],
        mediaSrc: SELF,
        fontSrc: SELF,
        connectSrc: SELF,
        manifestSrc: SELF,
        formAction: SELF,
        baseUri: NONE,
        frameAncestors: NONE,
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  probe.get("/", async () => "");
  const { headers } = await probe.inject("/");
  await probe.close();
  const found = NAMES.flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Security headers on every answer (quality promises): nothing but our own files, no inline script,
 * no framing, no sniffing; HSTS when the public address is https.
 */
export async function securityHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  const headers = await headersOfHelmet(https);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
