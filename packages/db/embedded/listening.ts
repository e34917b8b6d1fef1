import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** How the built-in database is reached. */
export interface Listening {
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

/** Windows has no such sockets for Node: loopback with a password of the data folder. */
async function loopback(folder: string): Promise<Listening> {
  const file = join(folder, "postgres.password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  const port = await freePort();
  return {
    user: USER,
    url: `postgres://${USER}:${readFileSync(file, "utf8")}@127.0.0.1:${port}/postgres`,
    settings: { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "" },
    initdb: ["--auth=scram-sha-256", `--pwfile=${file}`],
  };
}

/**
 * A Unix socket in a folder that nobody else may enter, so no password is needed; on Windows a port of
 * the machine itself.
 */
export async function listening(folder: string, socketFolder: string): Promise<Listening> {
  if (process.platform === "win32") return loopback(folder);
  return {
    user: USER,
    url: `postgres://${USER}@localhost:5432/postgres?host=${encodeURIComponent(socketFolder)}`,
    settings: { unix_socket_directories: socketFolder, unix_socket_permissions: "0700" },
    initdb: ["--auth=trust"],
  };
}
