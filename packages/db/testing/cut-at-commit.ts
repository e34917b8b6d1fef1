/** A proxy to Postgres that breaks the connection when a transaction is committed. */
import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { parseDatabaseUrl } from "../connection/database-url.ts";

/** Part of the message that prepares the statement. Names of settings also end in "_commit". */
const COMMIT = Buffer.from("\0commit\0");
/** Postgres's answer to a successful commit. */
const DONE = Buffer.from("COMMIT\0");

interface CuttingProxy {
  /** Use this URL instead of the database's. */
  url: string;
  close(): Promise<void>;
}

/** Breaks when `commit` is sent, or when its answer arrives, after it is done. */
export async function cutAtCommit(
  database: string,
  lost: "request" | "answer",
): Promise<CuttingProxy> {
  const { host, port } = parseDatabaseUrl(database);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection({ path: `${host}/.s.PGSQL.${port}` });
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", cut).on("close", cut);
    }
    near.on("data", (data) => {
      if (lost === "request" && data.includes(COMMIT)) cut();
      else far.write(data);
    });
    far.on("data", (data) => {
      if (data.includes(DONE)) cut();
      else near.write(data);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port: own } = server.address() as AddressInfo;
  const url = new URL(database);
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String(own);
  url.searchParams.set("sslmode", "disable");
  return {
    url: url.href,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
