import { readFileSync } from "node:fs";
import { isAbsolute } from "node:path";
import type { ConnectionOptions } from "node:tls";
import { DatabaseUrlError, MisconfiguredError } from "./errors.ts";

/** libpq's modes, from no TLS at all to a verified certificate and host name. */
const TLS_MODES = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"] as const;

type TlsMode = (typeof TLS_MODES)[number];

/** The TLS settings of `DATABASE_URL`; files by absolute path. */
export interface Tls {
  readonly mode: TlsMode;
  /** Trusted root certificates; null without any, "system" for Node's own. */
  readonly rootCert: string | null;
  /** Our own certificate and key, for servers that require one. */
  readonly cert: string | null;
  readonly key: string | null;
}

/** The parameters that `parseTls` reads. */
export const TLS_PARAMETERS = ["sslmode", "ssl", "sslrootcert", "sslcert", "sslkey"];

const isMode = (text: string): text is TlsMode => TLS_MODES.some((mode) => mode === text);

function modeOf(parameters: URLSearchParams): TlsMode {
  const short = parameters.get("ssl");
  // Like libpq, which knows no other value.
  if (short !== null && short !== "true") {
    throw new DatabaseUrlError(`DATABASE_URL says ssl=${short}: use sslmode, or ssl=true.`);
  }
  const mode = parameters.get("sslmode") ?? (short === null ? "prefer" : "require");
  if (!isMode(mode)) {
    throw new DatabaseUrlError(
      `DATABASE_URL says sslmode=${mode}, which must be one of ${TLS_MODES.join(", ")} (lowercase).`,
    );
  }
  if (short !== null && (mode === "disable" || mode === "allow" || mode === "prefer")) {
    throw new DatabaseUrlError(`DATABASE_URL says both ssl=true and sslmode=${mode}: keep one.`);
  }
  return mode;
}

function fileOf(parameters: URLSearchParams, name: string): string | null {
  const path = parameters.get(name);
  if (path === null || (name === "sslrootcert" && path === "system")) return path;
  if (isAbsolute(path)) return path;
  throw new DatabaseUrlError(`DATABASE_URL says ${name}=${path}: use the full path of a file.`);
}

/**
 * The TLS settings in an address, with libpq's meaning. Throws `DatabaseUrlError` for invalid ones.
 */
export function parseTls(parameters: URLSearchParams): Tls {
  const mode = modeOf(parameters);
  const rootCert = fileOf(parameters, "sslrootcert");
  const cert = fileOf(parameters, "sslcert");
  const key = fileOf(parameters, "sslkey");
  if (mode === "verify-ca" && rootCert === null) {
    throw new DatabaseUrlError(
      "DATABASE_URL says sslmode=verify-ca without sslrootcert: name the file of the certificates to trust.",
    );
  }
  if (rootCert === "system" && mode !== "verify-full") {
    throw new DatabaseUrlError(
      `DATABASE_URL says sslrootcert=system with sslmode=${mode}: anybody's certificate would do, use verify-full.`,
    );
  }
  if ((cert === null) !== (key === null)) {
    throw new DatabaseUrlError(
      "DATABASE_URL has one of sslcert and sslkey: it takes both or neither.",
    );
  }
  return { mode, rootCert, cert, key };
}

function read(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw new MisconfiguredError(
      `The file of ${name} in DATABASE_URL, ${path}, cannot be read (${code}).`,
    );
  }
}

/**
 * How Node verifies the server. As in libpq, weaker modes use trusted certificates too, and only
 * `verify-full` compares the name. Files are read every time, since they may be renewed while we
 * run. Throws `MisconfiguredError` for a missing file.
 */
export function tlsOptions({ mode, rootCert, cert, key }: Tls): ConnectionOptions {
  const checked = mode === "verify-full" || rootCert !== null;
  return {
    rejectUnauthorized: checked,
    ...(mode !== "verify-full" && { checkServerIdentity: () => undefined }),
    ...(rootCert !== null && rootCert !== "system" && { ca: read(rootCert, "sslrootcert") }),
    ...(cert !== null && { cert: read(cert, "sslcert") }),
    ...(key !== null && { key: read(key, "sslkey") }),
  };
}
