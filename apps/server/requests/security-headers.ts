import helmet from "@fastify/helmet";
import fastify from "fastify";

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

interface HeaderOptions {
  /** Whether the public address is https; if so, HSTS is sent. */
  https: boolean;
  /** Whether HSTS includes subdomains, which may be on other servers. */
  subdomains: boolean;
}

/**
 * Security headers of every response: only our own files, no inline scripts, no
 * framing, no sniffing, HSTS. Helmet runs once, because computing the headers for each response
 * takes measurable time.
 */
export async function securityHeaders({
  https,
  subdomains,
}: HeaderOptions): Promise<Record<string, string>> {
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
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: subdomains } : false,
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
