/** The allowed push services. Addresses come from clients, so only known hosts are accepted. */
import { createECDH } from "node:crypto";

/** The push services of browsers; `*.` matches any subdomain. */
const KNOWN = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "*.notify.windows.com",
  "*.push.apple.com",
] as const;

function matchesHost(host: string, pattern: string): boolean {
  return pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern;
}

/**
 * Whether messages may be sent to this address: a known push service over https on the default
 * port.
 * @param additionalHosts hosts of this deployment, as above, or origins such as
 * `http://127.0.0.1:9000`
 */
export function isPushService(endpoint: string, additionalHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (href !== endpoint || username !== "" || password !== "") return false;
  if (additionalHosts.includes(origin)) return true;
  if (protocol !== "https:" || port !== "") return false;
  return [...KNOWN, ...additionalHosts].some((pattern) => matchesHost(hostname, pattern));
}

/** Whether a key (base64url) is a point on P-256, as encryption requires. */
export function isPointOfP256(key: string): boolean {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(key, "base64url"));
    return true;
  } catch {
    return false;
  }
}
