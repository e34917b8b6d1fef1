/** The server's own addresses. */
import type { Env } from "../env.ts";

/** Hosts that a browser on this machine reaches as localhost. */
const LOCAL_HOSTS = new Set(["127.0.0.1", "::1", "0.0.0.0", "::"]);
/** The loopback address of each wildcard host. */
const LOOPBACK_OF: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** An IPv6 address has brackets in a URL. */
function httpUrl(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The public address of the game, for links in mails. */
export function publicUrlOf({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Env, "PUBLIC_URL" | "HOST" | "PORT">): string {
  const host = LOCAL_HOSTS.has(HOST) ? "localhost" : HOST;
  return (PUBLIC_URL ?? httpUrl(host, PORT)).replace(/\/+$/, "");
}

/** The allowed origins of changing calls, described for the log. */
export function acceptedOrigins({ PUBLIC_URL }: Pick<Env, "PUBLIC_URL">): string {
  if (PUBLIC_URL !== undefined) return `${new URL(PUBLIC_URL).origin} (PUBLIC_URL)`;
  return "the host that each request asks for, by http or https (PUBLIC_URL is not set)";
}

export interface Addresses {
  /** The address at which to open the game. */
  address: string;
  /** The address for programs on this machine. */
  localUrl: string;
}

/** @param port the actual port, which the system may have chosen */
export function addressesOf(env: Env, port: number): Addresses {
  return {
    address: publicUrlOf({ ...env, PORT: port }),
    localUrl: httpUrl(LOOPBACK_OF[env.HOST] ?? env.HOST, port),
  };
}
