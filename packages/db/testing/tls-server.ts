import { chmod, chown, cp, rm, writeFile } from "node:fs/promises";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { clusterOf } from "../embedded/claim.ts";
import { chooseOwner } from "../embedded/owner.ts";
import { startEmbeddedPostgres } from "../embedded/start.ts";
import { runSql } from "./admin.ts";
import { fillDataFolder } from "./data-folder.ts";
import { makeTestFolder } from "./folder.ts";

/** One of the files in `certificates/`. */
export const certificate = (name: string): string =>
  fileURLToPath(new URL(`./certificates/${name}`, import.meta.url));

/**
 * The first line is for the test itself; the roles are named after the connections they may use.
 */
const HBA = `local all all trust
hostssl all tls_only all trust
hostnossl all plain_only all trust
hostssl all certified all cert
host all emberlode all trust
`;

/** A free port of this machine. */
async function listenOn(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

/** A Postgres reachable over TCP. */
export interface TcpServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Forwards a local port to a Postgres at a Unix socket, which has no TLS there. */
export async function withoutTls(url: string): Promise<TcpServer> {
  const folder = new URL(url).searchParams.get("host");
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const inner = createConnection({ path: `${folder}/.s.PGSQL.5432` });
    for (const [one, other] of [
      [socket, inner],
      [inner, socket],
    ] as const) {
      open.add(one);
      one.on("error", () => {}).once("close", () => other.destroy());
      one.pipe(other);
    }
  });
  return {
    port: await listenOn(server),
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A separate Postgres that offers TLS with the certificate `test-server`, for `localhost`. */
export async function startTlsServer(): Promise<TcpServer & { readonly url: string }> {
  const folder = await makeTestFolder("tls");
  await fillDataFolder(folder);
  const probe = createServer();
  const port = await listenOn(probe);
  await new Promise((resolve) => probe.close(resolve));
  const files = join(folder, "files");
  await cp(certificate(""), files, { recursive: true });
  await chmod(files, 0o755);
  await writeFile(join(files, "hba"), HBA);
  const key = join(files, "test-server.key");
  await chmod(key, 0o600);
  const owner = chooseOwner(clusterOf(folder));
  if (owner !== null) await chown(key, owner.uid, owner.gid);
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    settings: {
      fsync: "off",
      full_page_writes: "off",
      listen_addresses: "localhost",
      ssl: "on",
      ssl_cert_file: join(files, "test-server.crt"),
      ssl_key_file: key,
      ssl_ca_file: join(files, "test-authority.crt"),
      hba_file: join(files, "hba"),
      port: String(port),
    },
  });
  const url = server.url.replace(":5432/", `:${port}/`);
  for (const role of ["tls_only", "plain_only", "certified"]) {
    await runSql(url, `create role ${role} login`);
  }
  return {
    port,
    url,
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
