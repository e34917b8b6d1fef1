/** A proxy in front of a server, which answers 502 when the server is gone. */
import { connect, createServer, type Socket } from "node:net";

const BAD_GATEWAY =
  "HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/plain\r\ncontent-length: 11\r\nconnection: close\r\n\r\nBad Gateway";

export interface Proxy {
  url: string;
  /** Cuts the server off, or makes it reachable again. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isDown = false;
  const server = createServer((client) => {
    sockets.add(client);
    client.on("close", () => sockets.delete(client));
    client.on("error", () => client.destroy());
    if (isDown) {
      client.once("data", () => client.end(BAD_GATEWAY));
      return;
    }
    const upstream = connect(Number(port), hostname);
    upstream.on("error", () => client.destroy());
    client.on("close", () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    setDown(now) {
      isDown = now;
      cut();
    },
    async close() {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}
