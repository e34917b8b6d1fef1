/** A proxy between clients and servers that can cut, half-close and delay connections. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface StormProxy {
  url: string;
  /** Ports of the servers that get new connections, in turn. */
  targets: number[];
  /** Cuts one connection without notice; false if none. */
  cut(which: number): boolean;
  /** Ends one direction of a connection, to the server or to the client; the other continues. */
  halfClose(which: number, end: "server" | "client"): boolean;
  /** Holds back data on one connection for this long. */
  delay(which: number, milliseconds: number): boolean;
  close(): Promise<void>;
}

/** Listens on loopback and forwards bytes. */
export async function openStormProxy(): Promise<StormProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const targets: number[] = [];
  let turn = 0;
  const server = createServer((near) => {
    const port = targets[turn++ % Math.max(1, targets.length)];
    if (port === undefined) {
      near.destroy();
      return;
    }
    const far = connect({ host: "127.0.0.1", port });
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on("error", () => other.destroy());
      one.on("close", () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  });
  server.listen({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const pick = (which: number) => [...pairs][which % Math.max(1, pairs.size)];
  return {
    url: `http://127.0.0.1:${port}`,
    targets,
    cut(which) {
      const pair = pick(which);
      pair?.[0].destroy();
      return pair !== undefined;
    },
    halfClose(which, end) {
      const pair = pick(which);
      pair?.[end === "client" ? 0 : 1].end();
      return pair !== undefined;
    },
    delay(which, milliseconds) {
      const pair = pick(which);
      for (const one of pair ?? []) one.cork();
      setTimeout(() => {
        for (const one of pair ?? []) one.uncork();
      }, milliseconds);
      return pair !== undefined;
    },
    async close() {
      for (const [near] of pairs) near.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
