import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** The address of the built-in database, and its settings. */
export interface ListenAddress {
  user: string;
  url: string;
  settings: Readonly<Record<string, string>>;
  initdb: readonly string[];
}

const USER = "emberlode";

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

/** The URL of the built-in database, by socket folder or by a local port. */
function databaseUrl(at: { socketFolder: string } | { port: number; password: string }): string {
  if ("socketFolder" in at) {
    const folder = encodeURIComponent(at.socketFolder);
    return `postgres://${USER}@localhost:5432/postgres?host=${folder}`;
  }
  return `postgres://${USER}:${at.password}@127.0.0.1:${at.port}/postgres`;
}

/**
 * The URLs to try for the Postgres of a `postmaster.pid`: the socket folder in it and the cluster's
 * own, which may be the same folder under another path after a move or mount.
 */
export function urlsOf(
  folder: string,
  cluster: string,
  [, , , port = "", socketFolder = ""]: readonly string[],
): readonly string[] {
  const named = socketFolder.trim();
  if (named !== "") {
    return [...new Set([named, cluster])].map((at) => databaseUrl({ socketFolder: at }));
  }
  const file = join(folder, "postgres.password");
  const password = existsSync(file) ? readFileSync(file, "utf8") : "";
  return [databaseUrl({ port: Number(port), password })];
}

/** Node on Windows has no Unix sockets: use loopback with a password from the data folder. */
async function loopback(folder: string): Promise<ListenAddress> {
  const file = join(folder, "postgres.password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  const port = await freePort();
  return {
    user: USER,
    url: databaseUrl({ port, password: readFileSync(file, "utf8") }),
    settings: { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "" },
    initdb: ["--auth=scram-sha-256", `--pwfile=${file}`],
  };
}

/**
 * The address for a start: a Unix socket in a folder that only its owner may enter, so no password
 * is needed; on Windows a loopback port.
 */
export async function listenAddress(folder: string, socketFolder: string): Promise<ListenAddress> {
  if (process.platform === "win32") return loopback(folder);
  return {
    user: USER,
    url: databaseUrl({ socketFolder }),
    settings: { unix_socket_directories: socketFolder, unix_socket_permissions: "0700" },
    initdb: ["--auth=trust"],
  };
}
